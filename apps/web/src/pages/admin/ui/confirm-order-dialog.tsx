import { TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { yuan } from '#entities/order'
import { api } from '#shared/api'
import { fenOf } from '../lib/typed-values.ts'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleOrder } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

/** A transfer has arrived: the amount is typed from the bank's statement, not taken from the order. */
export function ConfirmOrderDialog({
  order,
  onClose,
}: {
  order: Pick<ConsoleOrder, 'number' | 'planName' | 'priceFen'>
  onClose: () => void
}) {
  const [amount, setAmount] = useState('')
  const [receipt, setReceipt] = useState('')
  const [payer, setPayer] = useState('')
  const act = (): ConsoleAction | string => {
    const fen = fenOf(amount)
    if (fen === undefined) return '请填写到账金额，例如 198 或 998.50'
    if (receipt.trim() === '') return '请填写银行流水号'
    if (payer.trim().length < 4) return '请按银行流水填写完整的付款账号'
    return {
      run: (how) =>
        api.call(
          'confirmOrder',
          { path: { number: order.number }, body: { fen, receipt: receipt.trim(), payer: payer.trim() } },
          how,
        ),
      done: '已确认收款，会员已开通',
      refresh: ['listAdminOrders'] as const,
    }
  }
  return (
    <EditDialog title={`确认收款 ${order.number}`} onClose={onClose} act={act} saveLabel="确认收款">
      <p>
        {order.planName}，应收 {yuan(order.priceFen)}。金额须与订单一致；同一流水号只计一次。
      </p>
      <TextField label="到账金额（元）" inputMode="decimal" required value={amount} onChange={setAmount} />
      <TextField label="银行流水号" maxLength={64} required value={receipt} onChange={setReceipt} />
      <TextField
        label="付款账号"
        description="只存加密摘要，用于发现推荐自己的订单"
        maxLength={64}
        autoComplete="off"
        required
        value={payer}
        onChange={setPayer}
      />
    </EditDialog>
  )
}

import { DescriptionList, TextArea, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { yuan } from '#entities/order'
import { api } from '#shared/api'
import { fenOf } from '../lib/typed-values.ts'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleRequest } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

interface AcceptDialogProps {
  request: ConsoleRequest
  onClose: () => void
  /** The order that came of it: its transfer is confirmed next, or later in the list of orders. */
  onOrder: (order: { number: string; planName: string; priceFen: number }) => void
}

/** A request becomes an order; the price is asked for only where nothing was promised. */
export function AcceptDialog({ request, onClose, onOrder }: AcceptDialogProps) {
  const { id, planName, months, priceFen: promised, payerTail, mobile, note } = request
  const [price, setPrice] = useState('')
  const [reply, setReply] = useState('')
  const act = (): ConsoleAction | string => {
    const said = promised === null ? fenOf(price) : null
    if (said === undefined) return '请填写与买家约定的金额，例如 998 或 998.50'
    return {
      run: async (how) => {
        const body = { status: 'accepted', priceFen: said, reply: reply.trim() || null } as const
        const { number } = await api.call('decidePurchaseRequest', { path: { id }, body }, how)
        const priceFen = promised ?? said
        // A transfer that was announced can be confirmed at once.
        if (number !== null && priceFen !== null && payerTail !== null)
          onOrder({ number, planName, priceFen })
      },
      done: '已通过，订单已生成，到账后请确认收款',
      refresh: ['listAdminPurchaseRequests', 'listAdminOrders'],
    }
  }
  return (
    <EditDialog title={`通过 ${planName} 的申请`} onClose={onClose} act={act} saveLabel="通过并生成订单">
      <DescriptionList
        columns={1}
        items={[
          { term: '手机号码', value: mobile },
          { term: '时长', value: `${months} 个月` },
          { term: '金额', value: promised === null ? '未定' : yuan(promised) },
          { term: '付款账号', value: payerTail === null ? '未转账' : `尾号 ${payerTail}` },
          ...(note === null ? [] : [{ term: '留言', value: note }]),
        ]}
      />
      {promised === null && (
        <TextField label="约定金额（元）" inputMode="decimal" required value={price} onChange={setPrice} />
      )}
      <TextArea
        label="回复（选填）"
        description="申请人会看到；会员在确认收款后开通"
        maxLength={500}
        value={reply}
        onChange={setReply}
      />
    </EditDialog>
  )
}

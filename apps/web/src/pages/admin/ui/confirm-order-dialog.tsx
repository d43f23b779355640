import { confirmOrderBody } from '@haixuan/rules'
import { TextField } from '@haixuan/ui-kit'
import { yuan } from '#entities/order'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleOrder } from '../model/console-rows.ts'
import { receiptForm } from '../model/order-forms.ts'
import styles from './admin.module.css'

/** A transfer has arrived: the amount is typed from the bank's statement, not taken from the order. */
export function ConfirmOrderDialog({
  order,
  onClose,
}: {
  order: Pick<ConsoleOrder, 'number' | 'planName' | 'priceFen'>
  onClose: () => void
}) {
  const { number, planName, priceFen } = order
  const form = useForm(receiptForm, { start: { number }, onDone: onClose })
  const { field } = form
  return (
    <FormDialog
      title={`确认收款 ${number}`}
      form={form}
      onClose={onClose}
      submitLabel="确认收款"
      className={styles.form}
    >
      <p>
        {planName}，应收 {yuan(priceFen)}。金额须与订单一致；同一流水号只计一次。
      </p>
      <TextField label="到账金额（元）" inputMode="decimal" required {...field('fen')} />
      <TextField
        label="银行流水号"
        maxLength={confirmOrderBody.receipt.maxLength}
        required
        {...field('receipt')}
      />
      <TextField
        label="付款账号"
        description="只存加密摘要，用于发现推荐自己的订单"
        maxLength={confirmOrderBody.payer.maxLength}
        autoComplete="off"
        required
        {...field('payer')}
      />
    </FormDialog>
  )
}

import { decidePurchaseRequestBody } from '@haixuan/rules'
import { DescriptionList, TextArea, TextField } from '@haixuan/ui-kit'
import { yuan } from '#entities/order'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleRequest } from '../model/console-rows.ts'
import { acceptanceForm } from '../model/request-forms.ts'
import styles from './admin.module.css'

interface AcceptDialogProps {
  request: ConsoleRequest
  onClose: () => void
  /** The order that came of it: its transfer is confirmed next, or later in the list of orders. */
  onOrder: (order: { number: string; planName: string; priceFen: number }) => void
}

/** A request becomes an order; the price is asked for only where nothing was promised. */
export function AcceptDialog({ request, onClose, onOrder }: AcceptDialogProps) {
  const { id, planName, months, priceFen: promised, payerTail, mobile, note } = request
  const form = useForm(acceptanceForm, {
    start: { id, promised },
    onDone: ({ number, priceFen }) => {
      // A transfer that was announced can be confirmed at once.
      if (number !== null && priceFen !== null && payerTail !== null) onOrder({ number, planName, priceFen })
      onClose()
    },
  })
  return (
    <FormDialog
      title={`通过 ${planName} 的申请`}
      form={form}
      onClose={onClose}
      submitLabel="通过并生成订单"
      className={styles.form}
    >
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
        <TextField label="约定金额（元）" inputMode="decimal" required {...form.field('priceFen')} />
      )}
      <TextArea
        label="回复（选填）"
        description="申请人会看到；会员在确认收款后开通"
        maxLength={decidePurchaseRequestBody.reply.maxLength}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}

import { requestInvoiceBody } from '@haixuan/rules'
import { RadioGroup, TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { invoiceForm } from '../model/request-invoice.ts'

const KINDS = [
  { value: 'company', label: '企业' },
  { value: 'personal', label: '个人' },
] as const

/** Asks whom the invoice of an order is for. */
export function InvoiceDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useForm(invoiceForm, { start: { orderId }, onDone: onClose })
  const { field, values } = form
  return (
    <FormDialog title="申请发票" form={form} onClose={onClose} submitLabel="提交申请">
      <RadioGroup label="抬头类型" layout="row" options={KINDS} {...field('kind')} />
      <TextField
        label="发票抬头"
        required
        maxLength={requestInvoiceBody.title.maxLength}
        {...field('title')}
      />
      {values.kind === 'company' && (
        <TextField
          label="税号"
          required
          maxLength={requestInvoiceBody.taxNumber.maxLength}
          description="统一社会信用代码，18 位"
          {...field('taxNumber')}
        />
      )}
      <TextField
        label="接收邮箱"
        type="email"
        required
        maxLength={requestInvoiceBody.email.maxLength}
        {...field('email')}
      />
    </FormDialog>
  )
}

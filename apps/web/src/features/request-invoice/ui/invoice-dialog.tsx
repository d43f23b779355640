import { Button, Dialog, Form, RadioGroup, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import {
  $invoiceErrors,
  $isInvoiceAsked,
  invoiceClosed,
  invoiceSubmitted,
  requestInvoiceFx,
} from '../model/request-invoice.ts'

const KINDS = [
  { value: 'company', label: '企业' },
  { value: 'personal', label: '个人' },
] as const

/** Asks whom the invoice of an order is for. */
export function InvoiceDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useId()
  const { errors, isAsked, isPending, submit, leave } = useUnit({
    errors: $invoiceErrors,
    isAsked: $isInvoiceAsked,
    isPending: requestInvoiceFx.pending,
    submit: invoiceSubmitted,
    leave: invoiceClosed,
  })
  const [kind, setKind] = useState<'company' | 'personal'>('company')
  const [title, setTitle] = useState('')
  const [taxNumber, setTaxNumber] = useState('')
  const [email, setEmail] = useState('')
  useEffect(() => leave, [leave])
  useEffect(() => {
    if (isAsked) onClose()
  }, [isAsked, onClose])
  return (
    <Dialog
      open
      size="small"
      title="申请发票"
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            提交申请
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => submit({ orderId, kind, title, taxNumber, email })}>
        <RadioGroup label="抬头类型" layout="row" options={KINDS} value={kind} onChange={setKind} />
        <TextField label="发票抬头" name="title" required maxLength={100} value={title} onChange={setTitle} />
        {kind === 'company' && (
          <TextField
            label="税号"
            name="taxNumber"
            required
            maxLength={18}
            description="统一社会信用代码，18 位"
            value={taxNumber}
            onChange={setTaxNumber}
          />
        )}
        <TextField
          label="接收邮箱"
          name="email"
          type="email"
          required
          maxLength={100}
          value={email}
          onChange={setEmail}
        />
      </Form>
    </Dialog>
  )
}

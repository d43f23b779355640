import { Sentence, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { yuan } from '#entities/order'
import { apiQuery } from '#shared/api'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { refundText } from '../lib/refund-text.ts'
import { fenOf } from '../lib/typed-values.ts'
import type { ConsoleOrder } from '../model/console-rows.ts'
import { refundForm } from '../model/order-forms.ts'
import styles from './admin.module.css'

/** Notes a refund; the money itself is given back at the bank or in the merchant's console. */
export function RefundDialog({ order, onClose }: { order: ConsoleOrder; onClose: () => void }) {
  const { number, priceFen, refundedFen } = order
  const form = useForm(refundForm, { start: { number }, onDone: onClose })
  const text = form.values.fen
  const left = priceFen - refundedFen
  const typed = text.trim() === '' ? left : fenOf(text)
  const isAsked = typed !== undefined && typed <= left
  return (
    <FormDialog
      title={`退款 ${number}`}
      form={form}
      onClose={onClose}
      submitLabel="登记退款"
      className={styles.form}
    >
      <p>还可退 {yuan(left)}。按退款金额扣回佣金；全额退款收回该订单剩余的时长，部分退款不收回。</p>
      <TextField label="退款金额（元）" description="不填为全部" inputMode="decimal" {...form.field('fen')} />
      {isAsked && <RefundEffect number={number} fen={typed} />}
    </FormDialog>
  )
}

/** What the server would take at this moment. */
function RefundEffect({ number, fen }: { number: string; fen: number }) {
  const { data, error } = useQuery(apiQuery('previewRefund', { path: { number }, query: { fen } }))
  if (error && !data)
    return (
      <p role="alert">
        <Sentence>{`无法预览这笔退款：${error.message}`}</Sentence>
      </p>
    )
  return (
    <p role="status">
      {data ? `${refundText(data)}；扣回佣金 ${yuan(data.commissionFen)}。` : '正在计算这笔退款会收回的时长…'}
    </p>
  )
}

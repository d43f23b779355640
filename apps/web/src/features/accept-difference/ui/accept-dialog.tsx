import { acceptFinanceDifferenceBody } from '@haixuan/rules'
import { TextArea } from '@haixuan/ui-kit'
import { amountText, differenceText } from '#entities/finance-book'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { layout } from '#shared/page-layout'
import { acceptanceForm, type ClassKey } from '../model/accept-difference.ts'
import styles from './accept-difference.module.css'

export interface AcceptDialogProps {
  place: ClassKey
  /** Smallest unit. */
  sums: { detail: number; ledger: number; difference: number }
  onClose: () => void
}

/** Asks why a difference is accepted. */
export function AcceptDialog({ place, sums, onClose }: AcceptDialogProps) {
  const { difference, detail, ledger } = sums
  const form = useForm(acceptanceForm, { start: { ...place, difference }, onDone: onClose })
  const { currency } = place
  return (
    <FormDialog title="接受差额" form={form} onClose={onClose} submitLabel="接受差额">
      <p className={styles.plain}>
        <strong>{differenceText(difference, currency)}</strong> {currency}：明细{' '}
        {amountText(detail, currency)}，账务 {amountText(ledger, currency)}。
      </p>
      <p className={layout.note}>数字不变；这一类不再算作相差。差额以后变了，会重新提示。</p>
      <TextArea
        label="备注"
        required
        maxLength={acceptFinanceDifferenceBody.note.maxLength}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

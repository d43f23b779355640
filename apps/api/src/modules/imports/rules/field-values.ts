import { REJECT_LABEL, RejectedCell, type RejectReason } from './rejected-cell.ts'

/** What a field becomes. Null: the source says that there is no figure. */
export type FieldValue = string | number | boolean | readonly string[] | readonly (number | null)[] | null

/** Values of a row by field. A field that the mapping does not name is absent. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** Currency of the row so far; `latest` without one of its own uses that of the row. */
export function currencyOf(fields: FieldValues, latest: FieldValues = {}): string | null {
  const code = latest['currency'] ?? fields['currency']
  return typeof code === 'string' ? code : null
}

/** Refuses a row of a mapping for what one of its fields says. */
export function refuseRow(field: string, reason: RejectReason): never {
  throw new RejectedCell(reason, REJECT_LABEL[reason], field)
}

/** @throws RejectedCell when a row has nothing in a field that its kind needs */
export function needField(fields: FieldValues, field: string, reason: RejectReason): void {
  if (fields[field] == null) refuseRow(field, reason)
}

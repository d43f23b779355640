// Rules that other modules may use.
export type { FieldSpec } from './field-spec.ts'
export { currencyOf, type FieldValue, type FieldValues, needField, refuseRow } from './field-values.ts'
export { salesOf } from './figure-fields.ts'
export type { MappingFile } from './mapping-file.ts'
export type { RecordRow } from './ready-row.ts'
export { RejectedCell } from './rejected-cell.ts'
export { categoryOf, timeOf } from './row-values.ts'

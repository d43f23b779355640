// What other modules may use of this one, beside its rules.
export type { ImportKind } from './store/import-kind.ts'
export { refusedRow, storeRecords } from './store/store-records.ts'

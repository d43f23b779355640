export {
  financeImportQuery,
  financeImportsQuery,
  financeRefusalsQuery,
} from './api/finance-imports.query.ts'
export type { FinanceImport, FinanceImportBrief } from './model/finance-import.ts'
export { IMPORT_STATES, isWorking } from './model/finance-import.ts'

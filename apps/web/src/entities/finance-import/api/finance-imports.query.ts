import { apiQuery } from '#shared/api'

/** Imports of bills, the newest first. */
export const financeImportsQuery = (page: number) => apiQuery('searchFinanceImports', { query: { page } })

/** What one import found, and how far it is. */
export const financeImportQuery = (id: string) => apiQuery('getFinanceImport', { path: { id } })

/** Rows of an import that were refused. */
export const financeRefusalsQuery = (id: string) =>
  apiQuery('listFinanceRefusals', { path: { id }, query: { limit: 100 } })

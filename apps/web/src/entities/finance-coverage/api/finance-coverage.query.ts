import { apiQuery } from '#shared/api'

/** Which bills of a month all stores have and miss: a page narrows it by its head without asking again. */
export const financeCoverageQuery = (month: string) => apiQuery('getFinanceCoverage', { query: { month } })

/** The same of one store. */
export const storeCoverageQuery = (store: string, month: string) =>
  apiQuery('getFinanceCoverage', { query: { month, store } })

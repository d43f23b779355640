import type { CallInput, OperationData } from '@haixuan/api-sdk'
import { apiQuery } from '#shared/api'

export type FinanceLinesQuery = NonNullable<CallInput<'searchFinanceLines'>['query']>

/** A page of the lines of bills behind a figure. */
export type FinanceLines = OperationData<'searchFinanceLines'>

export const financeLinesQuery = (query: FinanceLinesQuery) => apiQuery('searchFinanceLines', { query })

import type { CallInput, OperationData } from '@haixuan/api-sdk'
import type { ReturnRule } from '@haixuan/rules'
import { apiQuery } from '#shared/api'

/** Books of all stores and months: a page narrows them by its head without asking again. */
export const financeBooksQuery = (returns: ReturnRule) => apiQuery('getFinanceBooks', { query: { returns } })

type Query<Id extends Parameters<typeof apiQuery>[0]> = NonNullable<CallInput<Id>['query']>

/** What each SKU brought. */
export const financeSkusQuery = (query: Query<'searchFinanceSkus'>) =>
  apiQuery('searchFinanceSkus', { query })
/** Money of some kinds or of a class by day, and the SKUs with most of it. */
export type FinanceCourse = OperationData<'getFinanceCourse'>
export const financeCourseQuery = (query: Query<'getFinanceCourse'>) =>
  apiQuery('getFinanceCourse', { query })
/** Days of one SKU. */
export const financeSkuDaysQuery = (query: Query<'getFinanceSkuDays'>) =>
  apiQuery('getFinanceSkuDays', { query })
/** What each order brought. */
export const financeOrdersQuery = (query: Query<'searchFinanceOrders'>) =>
  apiQuery('searchFinanceOrders', { query })

import type { ReturnRule } from '@haixuan/rules'
import { apiQuery } from '#shared/api'

/** Books of all stores and months: a page narrows them by its head without asking again. */
export const financeBooksQuery = (returns: ReturnRule) => apiQuery('getFinanceBooks', { query: { returns } })

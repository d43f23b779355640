import { apiQuery } from '#shared/api'

/** Books of all stores and months: a page narrows them by its head without asking again. */
export const financeBooksQuery = () => apiQuery('getFinanceBooks', { query: {} })

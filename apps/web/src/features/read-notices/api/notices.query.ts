import { apiQuery } from '#shared/api'

/** What alerts have told, newest first. */
export const noticesQuery = () => apiQuery('listNotices', { query: { limit: 50 } })

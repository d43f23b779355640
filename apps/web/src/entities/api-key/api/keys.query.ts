import { apiQuery } from '#shared/api'

/** Keys of the user, and how much they may call. */
export const keysQuery = () => apiQuery('listApiKeys', {})

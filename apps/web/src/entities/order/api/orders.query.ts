import { apiQuery } from '#shared/api'

/** Orders of the user, newest first. */
export const ordersQuery = (page: number) => apiQuery('listOrders', { query: { page, limit: 10 } })

/** One order of the user. */
export const orderQuery = (id: string) => apiQuery('getOrder', { path: { id } })

/** What the user can buy now, and how. */
export const orderTermsQuery = () => apiQuery('getOrderTerms')

/** Memberships on sale, prices as the server has them. */
export const plansQuery = () => apiQuery('listPlans')

/** Memberships that the user has asked the operator for, newest first. */
export const purchaseRequestsQuery = () => ({ ...apiQuery('listPurchaseRequests'), staleTime: 0 })

/** What each membership opens. */
export const tierRightsQuery = () => ({ ...apiQuery('listTierRights'), staleTime: 300_000 })

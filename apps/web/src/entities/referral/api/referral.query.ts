import { apiQuery } from '#shared/api'

/** Specification, section 9. */
export const REFERRAL_PAGE = 10

export const referralSummaryQuery = () => apiQuery('getReferralSummary')
export const referralUsersQuery = (page: number) =>
  apiQuery('listReferralUsers', { query: { page, limit: REFERRAL_PAGE } })
export const referralOrdersQuery = (page: number) =>
  apiQuery('listReferralOrders', { query: { page, limit: REFERRAL_PAGE } })
export const commissionMonthsQuery = () => apiQuery('listCommissionMonths')

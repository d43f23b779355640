export {
  commissionMonthsQuery,
  REFERRAL_PAGE,
  referralOrdersQuery,
  referralSummaryQuery,
  referralUsersQuery,
} from './api/referral.query.ts'

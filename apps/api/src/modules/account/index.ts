// What other modules may use of this one, beside its rules.
export { accountOfRecipient } from './store/code-account.ts'
export { lockAccount } from './store/lock-account.ts'
export { rightsOf } from './store/rights-of.ts'
export { tellSeats } from './store/seats.ts'
export { setTier } from './store/set-tier.ts'
export { countTeam } from './store/sub-accounts.ts'
export { membershipOf } from './store/user-info.ts'
export { userOf } from './store/user-of-mobile.ts'

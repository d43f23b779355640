// What other modules may use of this one, beside its rules.
export { type ListRequest, readListRequest } from './operations/list-request.ts'
export { mayOpen, requireMarketplace } from './operations/marketplace-access.ts'
export { signedIn } from './operations/signed-in.ts'
export { giveBackHeld } from './store/give-back-held.ts'
export { drawMarketRows, openOwnRows } from './store/market-rows.ts'
export type { MarketRow } from './store/market-rows-opened.ts'
export { readQuotaUse, requireFreeQuota, reserveQuota } from './store/quota.ts'

// Rules that other modules may use.
export { entitlementOf } from './entitlement.ts'
export { maskedMobile } from './mobile.ts'
export { PROOF_S, requireProof } from './proof.ts'
export { quotaAccount, quotaDay, quotaResetAt, sharedMain } from './quota-account.ts'

/** Digits of a mobile number of mainland form. */
export const MOBILE_LENGTH = 11

/** A test compares it with the contract. */
export const MAINLAND_MOBILE = /^1[3-9][0-9]{9}$/

/** Whether a text is a mobile number of mainland form: 1, then 3 to 9, then 9 digits (specification, section 5). */
export function isMainlandMobile(mobile: string): boolean {
  return MAINLAND_MOBILE.test(mobile)
}

/** Whether a host client made the account: its mobile exists and is not of mainland form (specification, section 5). */
export function isErpMobile(mobile: string): boolean {
  return mobile !== '' && !isMainlandMobile(mobile)
}

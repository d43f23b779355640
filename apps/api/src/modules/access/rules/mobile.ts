/** Mainland mobile of specification 5: 1, then 3 to 9, then 9 digits. */
const MAINLAND = /^1[3-9][0-9]{9}$/

function isMainlandMobile(mobile: string): boolean {
  return MAINLAND.test(mobile)
}

/** Specification 5: an account is ERP when its mobile exists but is not of mainland form. */
export function isErpAccount(mobile: string): boolean {
  return mobile !== '' && !isMainlandMobile(mobile)
}

/** 138****1234, for people who are not the owner. */
export function maskedMobile(mobile: string): string {
  return mobile.length >= 7 ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****'
}

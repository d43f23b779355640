/** 138****1234, for people who are not the owner. */
export function maskedMobile(mobile: string): string {
  return mobile.length >= 7 ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****'
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/

/** Whether a text is a month as the contract writes it: 2026-10. */
export const isMonth = (text: string | undefined): text is string => text !== undefined && MONTH.test(text)

/** `2026 年 10 月`. */
export const monthName = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** `10 月`. */
export const shortMonth = (month: string): string => `${Number(month.slice(5))} 月`

/** Last day of a month: `10-31`. */
export function lastDay(month: string): string {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return `${month.slice(5)}-${days}`
}

/** First day of a month: `10-01`. */
export const firstDay = (month: string): string => `${month.slice(5)}-01`

/** The month that many months later. */
export function laterMonth(month: string, months: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1))
  return at.toISOString().slice(0, 7)
}

/** The running month, China Standard Time. */
export const runningMonth = (now: number): string => new Date(now + 8 * 3_600_000).toISOString().slice(0, 7)

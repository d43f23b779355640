import { beijingDay } from '@haixuan/rules'

/** A month as it is stored (yyyymm) as text: yyyy-mm. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`

/** A month (yyyy-mm) as it is stored. */
export const monthNumber = (month: string): number => Number(month.replace('-', ''))

/** The last day (yyyy-mm-dd) of a month (yyyymm): its amounts take the rate of that day. */
export const lastDay = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 100), month % 100, 0)).toISOString().slice(0, 10)

/** The month (yyyymm) of a moment, that of its day by the clock of Beijing. @param at epoch milliseconds */
export const monthAt = (at: number): number => monthNumber(beijingDay(at).slice(0, 7))

import type { components } from '@haixuan/api-sdk/schema'
import { heldPercent, LEAST_FOLLOWERS, LEAST_MEAN_SALES, STOCK_OUT_ABOVE } from '@haixuan/rules'

export type AlertRule = components['schemas']['AlertRule']
export type AlertKind = AlertRule['kind']

/** Stored days of one row; -1 is missing. Prices are minor units of one currency. */
export interface WatchedDays {
  /** Day of the first entry, days since 1970-01-01. */
  start: number
  sales: readonly number[]
  price: readonly number[]
  /** Day on which the product or creator was brought in, the live began, the video was posted; negative: unknown. */
  firstSeen: number
  /** Of a creator. */
  followers?: readonly number[]
  /** Products that a shop listed on each day; 0 is none. */
  listed?: readonly number[]
}

export type WatchedSubject = components['schemas']['WatchedSubject']

/** A rule holds for a product on a day. */
export interface AlertEvent {
  day: number
  before: number | null
  after: number | null
}

/** The rule with the default percent when none is given. */
export function fullRule({ kind, percent }: AlertRule): AlertRule {
  const held = heldPercent(kind, percent)
  return held === undefined ? { kind } : { kind, percent: held }
}

const at = (values: readonly number[], start: number, day: number) => {
  const value = values[day - start]
  return value === undefined || value < 0 ? null : value
}

function newestBefore(values: readonly number[], start: number, day: number): number | null {
  for (let earlier = day - 1; earlier >= start; earlier--) {
    const value = at(values, start, earlier)
    if (value !== null) return value
  }
  return null
}

function priceDrop({ price, start }: WatchedDays, day: number, percent: number): AlertEvent | null {
  const after = at(price, start, day)
  const before = newestBefore(price, start, day)
  if (after === null || before === null || after * 100 > before * (100 - percent) || after >= before)
    return null
  return { day, before, after }
}

function salesRise({ sales, start }: WatchedDays, day: number, percent: number): AlertEvent | null {
  const after = at(sales, start, day)
  const week = Array.from({ length: 7 }, (_, n) => at(sales, start, day - 1 - n)).filter(
    (units) => units !== null,
  )
  if (after === null || week.length < 5) return null
  const sum = week.reduce((total, units) => total + units, 0)
  const mean = sum / week.length
  if (mean < LEAST_MEAN_SALES || after * week.length * 100 < sum * (100 + percent)) return null
  return { day, before: Math.round(mean), after }
}

function stockOut({ sales, start }: WatchedDays, day: number): AlertEvent | null {
  const [before, after] = [at(sales, start, day - 1), at(sales, start, day)]
  return after === 0 && before !== null && before > STOCK_OUT_ABOVE ? { day, before, after } : null
}

function backInStock({ sales, start }: WatchedDays, day: number): AlertEvent | null {
  const [before, after] = [newestBefore(sales, start, day), at(sales, start, day)]
  return before === 0 && after !== null && after > 0 ? { day, before, after } : null
}

function followersRise(
  { followers = [], start }: WatchedDays,
  day: number,
  percent: number,
): AlertEvent | null {
  const [before, after] = [newestBefore(followers, start, day), at(followers, start, day)]
  if (before === null || after === null || before < LEAST_FOLLOWERS) return null
  return after * 100 >= before * (100 + percent) ? { day, before, after } : null
}

function newListings({ listed = [], start }: WatchedDays, day: number): AlertEvent | null {
  const after = at(listed, start, day)
  return after === null || after === 0 ? null : { day, before: null, after }
}

type Finder = (days: WatchedDays, day: number, percent: number) => AlertEvent | null

const arrival: Finder = ({ firstSeen }, day) =>
  firstSeen === day ? { day, before: null, after: null } : null

/** What each kind of alert finds in stored days; a kind of the contract that is missing does not compile. */
const FINDERS: Readonly<Record<AlertKind, Finder>> = {
  new_goods: arrival,
  new_rows: arrival,
  price_drop: priceDrop,
  sales_rise: salesRise,
  stock_out: stockOut,
  back_in_stock: backInStock,
  followers_rise: followersRise,
  new_listings: newListings,
}

/** Whether a rule holds for a row on one day; null when it does not, or a figure that it needs is missing. */
export function alertEvent(rule: AlertRule, days: WatchedDays, day: number): AlertEvent | null {
  const { kind, percent = 0 } = fullRule(rule)
  return FINDERS[kind](days, day, percent)
}

/** Every day from `from` to `to`, both included, on which the rule holds. */
export function alertEvents(rule: AlertRule, days: WatchedDays, from: number, to: number): AlertEvent[] {
  const found: AlertEvent[] = []
  for (let day = from; day <= to; day++) {
    const event = alertEvent(rule, days, day)
    if (event) found.push(event)
  }
  return found
}

import { DAY_MS, higherTier, tierReaches } from '@haixuan/rules'
import type { VipType } from '#platform/caller.ts'

/** A price at which time was turned into time of a higher tier. */
export interface UpgradeStep {
  tier: VipType
  priceFen: number
  /** Time that the price buys. */
  ms: number
}

/** A stretch of a membership and where it came from. */
export interface Lot {
  /** The paid order; null for time that the operator gave. */
  orderId: string | null
  /** As it was bought or given; the membership may be of a higher tier by now. */
  tier: VipType
  /** What of the order stayed paid. */
  paidFen: number
  /** Time that the order bought, and how much of it this lot still stands for, as time of its own tier. */
  boughtMs: number
  baseMs: number
  /** The same as time of the membership's tier. */
  ms: number
  /** Upgrades it went through, oldest first. */
  upgrades: readonly UpgradeStep[]
}

/** A membership at one moment, by the clock of the database. Times are epoch milliseconds. */
export interface Holding {
  /** In force; 'general' for nobody's member and for an expired one. */
  tier: VipType
  now: number
  /** Null when it never ends, or when there is none. */
  expire: number | null
  /** What is left, in the order in which it is used. */
  lots: readonly Lot[]
}

/** Ten years: an operator's slip in a price must not become a membership for ever. */
export const MOST_CREDIT_MS = 3_650 * DAY_MS

const sum = (lots: readonly Lot[]) => lots.reduce((all, { ms }) => all + ms, 0)

/** a × b ÷ c, rounded down, exact beyond 2^53. */
const share = (a: number, b: number, c: number) => Number((BigInt(a) * BigInt(b)) / BigInt(c))

/** A shorter piece of a lot, which has a length: it stands for less of what was paid. */
const piece = (lot: Lot, ms: number): Lot => ({ ...lot, ms, baseMs: share(lot.baseMs, ms, lot.ms) })

/** Time that nobody has paid for. */
export const gift = (tier: VipType, ms: number): Lot => ({
  ...{ orderId: null, tier, paidFen: 0, boughtMs: ms, baseMs: ms, ms, upgrades: [] },
})

/**
 * What is left of stored lots: the oldest are used first. Time that they do not cover was given and is used before all.
 * A lot of no length is not used up by time: it comes back when the upgrade that emptied it is refunded.
 */
export function lotsLeft(stored: readonly Lot[], leftMs: number, tier: VipType): Lot[] {
  const uncovered = leftMs - sum(stored)
  if (uncovered > 0) return [gift(tier, uncovered), ...stored]
  let used = -uncovered
  return stored.flatMap((lot) => {
    const gone = Math.min(used, lot.ms)
    used -= gone
    if (gone === 0) return [lot]
    return gone === lot.ms ? [] : [piece(lot, lot.ms - gone)]
  })
}

/** Time that what was paid for a lot and is left buys at a price, never more. */
function worthMs({ paidFen, baseMs, boughtMs }: Lot, { priceFen, ms }: UpgradeStep): bigint {
  const price = BigInt(boughtMs) * BigInt(priceFen)
  return price === 0n ? 0n : (BigInt(paidFen) * BigInt(baseMs) * BigInt(ms)) / price
}

/** Gives lots the length that their upgrades, the last of them, make of them: ten years of credit together at most. */
function measured(lots: readonly Lot[]): Lot[] {
  let room = MOST_CREDIT_MS
  return lots.map((lot) => {
    const last = lot.upgrades.at(-1)
    if (!last) return { ...lot, ms: lot.baseMs }
    const worth = worthMs(lot, last)
    const ms = worth > BigInt(room) ? room : Number(worth)
    room -= ms
    return { ...lot, ms }
  })
}

/** Lots as time of a higher tier. What was given is worth nothing. */
export const raiseLots = (lots: readonly Lot[], step: UpgradeStep): Lot[] =>
  measured(lots.map((lot) => ({ ...lot, upgrades: [...lot.upgrades, step] })))

/** Lots as time of a lower tier: what upgrades beyond it did to them is undone. */
const lowerLots = (lots: readonly Lot[], tier: VipType): Lot[] =>
  measured(
    lots.map((lot) => ({ ...lot, upgrades: lot.upgrades.filter((step) => tierReaches(tier, step.tier)) })),
  )

const ending = (holding: Holding, tier: VipType, lots: readonly Lot[]): Holding => ({
  ...holding,
  tier,
  lots,
  expire: holding.expire === null ? null : holding.now + sum(lots),
})

/**
 * The membership without what is left of an order. When it was the last of its tier, the membership falls to the
 * highest tier that was bought or given beside it, and what the upgrade had turned into time of this tier turns back.
 */
export function withoutOrder(holding: Holding, orderId: string): Holding {
  const { tier, lots, expire } = holding
  const rest = lots.filter((lot) => lot.orderId !== orderId)
  const taken = lots.filter((lot) => lot.orderId === orderId)
  if (taken.length === 0) return holding
  const wasReason = taken.some((lot) => lot.tier === tier) && !rest.some((lot) => lot.tier === tier)
  const below = rest.filter((lot) => tierReaches(tier, lot.tier)).map((lot) => lot.tier)
  if (!wasReason || below.length === 0 || expire === null) return ending(holding, tier, rest)
  const next = below.reduce(higherTier)
  return ending(holding, next, lowerLots(rest, next))
}

/** After a part of an order was refunded its time stays, but is worth only what stayed paid. */
export function withLessPaid(holding: Holding, orderId: string, paidFen: number): Holding {
  const lots = holding.lots.map((lot) => (lot.orderId === orderId ? { ...lot, paidFen } : lot))
  return { ...holding, lots }
}

/**
 * The membership as the operator sets it. Paid time stays remembered as far as it fits, the newest is cut first, and
 * what is beyond it is given. @param until epoch milliseconds; null for no end
 */
export function setByOperator(holding: Holding, tier: VipType, until: number | null): Holding {
  const set = { ...holding, tier, expire: until }
  if (tier === 'general' || (until !== null && until <= holding.now)) return { ...set, lots: [] }
  const room = until === null ? sum(holding.lots) : until - holding.now
  let left = room
  const kept = holding.lots.flatMap((lot) => {
    const ms = Math.min(left, lot.ms)
    left -= ms
    if (ms === lot.ms) return [lot]
    return ms === 0 ? [] : [piece(lot, ms)]
  })
  // The tier is the operator's word from now on: a gift of no length holds it when orders are refunded.
  const isNew = tier !== holding.tier
  return { ...set, lots: isNew || left > 0 ? [...kept, gift(tier, left)] : kept }
}

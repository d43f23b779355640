// What memberships should come to, thought of as money: a part is a share of what an order cost, and time follows from
// the price at which that money buys time. The product keeps whole milliseconds instead and never a share.

const RANK = ['month', 'bannian', 'year', 'green_drill', 'blue_drill'] as const
export type Tier = (typeof RANK)[number]
const rank = (tier: Tier) => RANK.indexOf(tier)
const TEN_YEARS_MS = 3_650 * 24 * 3_600_000

interface Part {
  /** Number of the order; undefined for a gift. */
  order: string | undefined
  tier: Tier
  /** What the order cost less what was given back of it; 0 for a gift. */
  fen: number
  /** What is left of it, from 1 down to 0. */
  share: number
  wholeMs: number
  /** Prices it was exchanged at, as milliseconds for a fen. */
  exchanges: { tier: Tier; msPerFen: number }[]
  ms: number
}

/** The same hour of Beijing some months later, in the last day of a shorter month. */
export function monthsLater(time: number, months: number): number {
  const at = new Date(time + 8 * 3_600_000)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(year, month, Math.min(day, lastDay))
  return midnight + ((time + 8 * 3_600_000) % 86_400_000) - 8 * 3_600_000
}

/** The membership of one buyer. Every act is told at which moment it happens, epoch milliseconds. */
export class MembershipModel {
  tier: Tier | undefined
  /** Infinity: it never ends. */
  until = 0
  #parts: Part[] = []

  isInForce(now: number): boolean {
    return this.tier !== undefined && this.until > now
  }

  /** Money for a plan has arrived. @returns whether it gave anything */
  pay(now: number, order: { number: string; tier: Tier; months: number; fen: number }): boolean {
    this.#useUp(now)
    const { number, tier, months, fen } = order
    if (this.until === Number.POSITIVE_INFINITY || (this.tier && rank(this.tier) > rank(tier))) return false
    const begin = this.tier === tier ? this.until : now
    const ms = monthsLater(begin, months) - begin
    if (this.tier && this.tier !== tier) {
      for (const part of this.#parts) part.exchanges.push({ tier, msPerFen: ms / fen })
      this.#exchange()
    }
    this.tier = tier
    this.#parts.push({ order: number, tier, fen, share: 1, wholeMs: ms, exchanges: [], ms })
    this.#endAfter(now)
    return true
  }

  /** Some of an order was given back; `left` fen of it stayed paid. */
  giveBack(now: number, number: string, left: number): void {
    this.#useUp(now)
    const [mine, others] = [true, false].map((own) =>
      this.#parts.filter((part) => (part.order === number) === own),
    )
    if (!mine?.[0] || !others) return
    if (left > 0) {
      for (const part of mine) part.fen = left
      return
    }
    this.#parts = others
    const holdsTier = (part: Part) => part.tier === this.tier
    const lower = others.filter((part) => this.tier && rank(part.tier) < rank(this.tier))
    if (mine.some(holdsTier) && !others.some(holdsTier) && lower.length > 0 && Number.isFinite(this.until)) {
      const next = RANK[Math.max(...lower.map((part) => rank(part.tier)))] as Tier
      this.tier = next
      for (const part of others) part.exchanges = part.exchanges.filter((one) => rank(one.tier) <= rank(next))
      this.#exchange()
    }
    this.#endAfter(now)
  }

  /** The operator says tier and end; undefined tier: none. */
  set(now: number, tier: Tier | undefined, until: number): void {
    this.#useUp(now)
    const isOther = tier !== this.tier
    this.tier = tier
    this.until = until
    if (tier === undefined || until <= now) {
      this.#parts = []
      return
    }
    let room = until - now
    for (const part of this.#parts) {
      const kept = Math.min(part.ms, room)
      if (part.ms > 0) part.share *= kept / part.ms
      room -= kept
      part.ms = kept
    }
    this.#parts = this.#parts.filter((part) => part.share > 0 || part.wholeMs === 0)
    const given = Number.isFinite(until) ? room : 0
    if (isOther || given > 0)
      this.#parts.push({ order: undefined, tier, fen: 0, share: 1, wholeMs: given, exchanges: [], ms: given })
  }

  /** The clock continues by itself: the same membership ends sooner. */
  pass(ms: number): void {
    this.until -= ms
  }

  #useUp(now: number): void {
    if (!this.isInForce(now)) {
      this.tier = undefined
      this.until = 0
      this.#parts = []
    }
    if (!Number.isFinite(this.until)) return
    let used = this.#parts.reduce((all, { ms }) => all + ms, 0) - (this.until - now)
    for (const part of this.#parts) {
      const gone = Math.max(0, Math.min(part.ms, used))
      if (gone > 0) part.share *= 1 - gone / part.ms
      used -= gone
      part.ms -= gone
    }
    this.#parts = this.#parts.filter((part) => part.share > 0)
  }

  #exchange(): void {
    let room = TEN_YEARS_MS
    for (const part of this.#parts) {
      const price = part.exchanges.at(-1)
      part.ms = price ? Math.min(room, part.fen * part.share * price.msPerFen) : part.share * part.wholeMs
      if (price) room -= part.ms
    }
  }

  #endAfter(now: number): void {
    if (Number.isFinite(this.until)) this.until = now + this.#parts.reduce((all, { ms }) => all + ms, 0)
  }
}

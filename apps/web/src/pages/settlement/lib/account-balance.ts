import { lastDay, laterMonth } from '#entities/finance-book'

/** A balance that a person typed, at the end of a day. */
export interface TypedBalance {
  store: string
  currency: string
  kind: string
  /** yyyy-mm-dd. */
  day: string
  minor: number
}

/** How the account moved from one typed balance to another; null where nobody typed one. */
export interface AccountBalance {
  opening: number
  /** Opening and all that moved. */
  closing: number
  /** What was typed for the end of the month. */
  typed: number | null
}

/**
 * The balance of a month from what was typed for the last day of the month before. Every store of the books needs one:
 * a sum with a gap is no balance.
 */
export function accountBalance(
  typed: readonly TypedBalance[],
  { stores, currency, month }: { stores: readonly string[]; currency: string; month: string },
  moved: number,
): AccountBalance | null {
  const at = (of: string) => `${of.slice(0, 4)}-${lastDay(of)}`
  const sumAt = (day: string): number | null => {
    const found = stores.map((store) =>
      typed.find(
        (one) =>
          one.kind === 'balance' && one.store === store && one.currency === currency && one.day === day,
      ),
    )
    if (found.length === 0 || found.some((one) => one === undefined)) return null
    return found.reduce((sum, one) => sum + (one?.minor ?? 0), 0)
  }
  const opening = sumAt(at(laterMonth(month, -1)))
  if (opening === null) return null
  return { opening, closing: opening + moved, typed: sumAt(at(month)) }
}

import { type Amount, MISSING } from '#modules/goods/rules'
import { dayOfTime, type ExchangeRates } from '#modules/reference/rules'
/** Places that a record names, looked up beforehand. */
export interface RecordReferences {
  source: { id: number; kind: 'demo' | 'import' }
  rates: ExchangeRates
}

/** A category in the tree; undefined: the source does not say. */
export type CategoryPath = { id: number; c1: number; c2: number; c3: number } | null | undefined

/** How what a record says meets what is stored: the rules of GoodsRecord for undefined, null and older records. */
export interface Meeting {
  figure(stored: number, said: number | null | undefined): number
  text(stored: string | null, said: string | null | undefined): string | null
  usd(stored: number, said: Amount | null | undefined): number
  /** Percent as hundredths, or tenths, of a percent. */
  percent(stored: number, said: number | null | undefined, parts: 10 | 100): number
}

/** @param seenAt epoch milliseconds of the record, whose day tells the exchange rate */
export function meeting(newer: boolean, seenAt: number, rates: ExchangeRates): Meeting {
  const meet = <T>(stored: T, missing: T, said: T | null | undefined): T => {
    if (said === undefined) return stored
    return newer || stored === missing ? (said ?? missing) : stored
  }
  return {
    figure: (stored, said) => meet(stored, MISSING, said),
    text: (stored, said) => meet(stored, null, said),
    usd: (stored, said) =>
      meet(stored, MISSING, said && rates.usdCents(said.amount, said.currency, dayOfTime(seenAt))),
    percent: (stored, said, parts) =>
      meet(stored, MISSING, typeof said === 'number' ? Math.round(said * parts) : said),
  }
}

const NOWHERE = { category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING }

/** Category columns after a record has been read. */
export function meetCategory(
  stored: { category_id: number; c1: number; c2: number; c3: number },
  said: CategoryPath,
  newer: boolean,
) {
  const { category_id, c1, c2, c3 } = stored
  if (said === undefined || !(newer || category_id === MISSING)) return { category_id, c1, c2, c3 }
  return said === null ? NOWHERE : { category_id: said.id, c1: said.c1, c2: said.c2, c3: said.c3 }
}

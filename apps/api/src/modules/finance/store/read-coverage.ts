import { type DaySpan, spansOf } from '@haixuan/rules'
import { storeModes } from '#modules/stores'
import { bookedOn } from '../rules/booked-on.ts'
import { type StoreBillCoverage, storeCoverage } from '../rules/store-coverage.ts'
import { watchedStores } from '../rules/watched-stores.ts'
import { bookedDays } from './booked-days.ts'
import type { BookScope, Reader } from './counted-rows.ts'
import { type NoBills, noBillsIn } from './no-bills.ts'
import { coverIn, seenBills } from './read-cover.ts'

/** A bill of a store with its days, money and words. */
export interface ReadBillCoverage extends StoreBillCoverage {
  /** What the account book has on the missing days. */
  booked: { currency: string; minor: number }[]
  /** What persons said of the range, also what was taken back. */
  said: NoBills[]
}

/** Days of a range, and the day on which they are asked for. */
export interface CoverageRange {
  range: DaySpan
  today: number
}

/** Which bills of which days stores have, miss, or have none of. Everybody who tells coverage reads it here. */
export async function readCoverage(
  db: Reader,
  scope: BookScope,
  asked: CoverageRange,
): Promise<ReadBillCoverage[]> {
  const { range } = asked
  const [stores, known, seen, said, booked] = await Promise.all([
    storeModes(db.kysely, scope.accountId, scope.storeIds),
    coverIn(db, scope, range),
    seenBills(db, scope),
    noBillsIn(db, scope, range),
    bookedDays(db, scope, range),
  ])
  const still = said.filter(({ takenBackAt }) => takenBackAt === null)
  return watchedStores(stores).flatMap((store) => {
    const isOwn = ({ storeId }: { storeId: string }) => storeId === store.id
    const spans = [
      ...known.filter(isOwn),
      ...still.filter(isOwn).map((one) => ({ ...one, source: 'said' as const })),
    ]
    const lines = booked.filter(isOwn)
    return storeCoverage(store, seen.filter(isOwn), spans, asked).map((one) => {
      const missing = spansOf(one.spans, 'missing')
      return {
        ...{ ...one, storeId: store.id, missing, booked: bookedOn(lines, one, missing) },
        said: said.filter((own) => isOwn(own) && own.book === one.book && own.bill === one.bill),
      }
    })
  })
}

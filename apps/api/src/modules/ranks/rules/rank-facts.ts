import type { components } from '@haixuan/api-sdk/schema'
import { currencyOf, isoDay } from '#modules/reference/rules'

import { CHANCE_PARTS, POTENTIAL_PARTS } from './chance-score.ts'
import type { StoredBoard } from './rank-board.ts'
import { JUDGEMENTS } from './sold-out.ts'

type RankRow = components['schemas']['RankRow']
type GoodsRow = components['schemas']['GoodsRow']
/** What a board adds to a product. */
export type RankFacts = Omit<RankRow, keyof GoodsRow | 'place' | 'placeChange' | 'daysOnBoard'>
type Fact = number | null
/** f1 to f8 of a stored place. */
type Facts = readonly Fact[]

/** Flat, and added to instead of spread with another: objects of many keys are slow otherwise. */
const noFacts = (): RankFacts => ({
  periodSales: null,
  periodSalesBefore: null,
  growth: null,
  priceBefore: null,
  priceNow: null,
  dropAmount: null,
  dropShare: null,
  droppedAt: null,
  lowest30: null,
  salesChange: null,
  daysListed: null,
  salesFirst3: null,
  salesLast7: null,
  salesPerDay: null,
  slope: null,
  soldOutAt: null,
  daysOut: null,
  salesBeforeOut: null,
  judgement: null,
  sameOnSale: null,
  backAt: null,
  usScore: null,
  usComments: null,
  euScore: null,
  euComments: null,
  newComments: null,
  regionPrice: null,
  regionSales: null,
  chanceScore: null,
  parts: [],
  newCreators: null,
  videoGmvUsd: null,
  topVideo: null,
})

const ratio = (value: Fact) => (value === null ? null : value / 1_000)
const tenths = (value: Fact) => (value === null ? null : value / 10)
const day = (value: Fact) => (value === null ? null : isoDay(value))

const sales = ([now = null, before = null, growth = null]: Facts): Partial<RankFacts> => ({
  periodSales: now,
  periodSalesBefore: before,
  growth: ratio(growth),
})

const score = ([total = null, ...parts]: Facts): Partial<RankFacts> => ({ chanceScore: tenths(total), parts })

/** What the numbers f1 to f8 of each stored board mean. The writer is rank-boards of `evaluate-goods.ts`. */
const READ: Record<StoredBoard, (facts: Facts) => Partial<RankFacts>> = {
  day: sales,
  week: sales,
  month: sales,
  region: sales,
  surge: sales,
  'full-day': sales,
  'full-week': sales,
  'full-month': sales,
  'price-drop': ([
    before = null,
    now = null,
    share = null,
    at = null,
    lowest = null,
    change = null,
    currency = null,
  ]) => {
    const code = currencyOf(currency ?? 0)
    const money = (amount: Fact) => (amount === null ? null : { amount, currency: code })
    return {
      priceBefore: money(before),
      priceNow: money(now),
      dropAmount: before === null || now === null ? null : money(before - now),
      dropShare: ratio(share),
      droppedAt: day(at),
      lowest30: money(lowest),
      salesChange: ratio(change),
    }
  },
  new: ([listed = null, first3 = null, last7 = null, perDay = null, slope = null]) => ({
    daysListed: listed,
    salesFirst3: first3,
    salesLast7: last7,
    salesPerDay: tenths(perDay),
    slope: ratio(slope),
  }),
  'sold-out': ([from = null, days = null, before = null, judgement = null, same = null, back = null]) => ({
    soldOutAt: day(from),
    daysOut: days,
    salesBeforeOut: tenths(before),
    judgement: judgement === null ? null : (JUDGEMENTS[judgement] ?? null),
    sameOnSale: same,
    backAt: day(back),
  }),
  fivestar: ([fresh = null]) => ({ newComments: fresh }),
  burst: (facts) => score(facts.slice(0, 1 + CHANCE_PARTS.length)),
  potential: (facts) => score(facts.slice(0, 1 + POTENTIAL_PARTS.length)),
  promoted: ([fresh = null]) => ({ newCreators: fresh }),
  video: ([, gmv = null]) => ({ videoGmvUsd: gmv }),
}

/** Facts of a place as the contract shows them; those of other boards are null. */
export function rankFacts(board: StoredBoard, facts: Facts): RankFacts {
  return Object.assign(noFacts(), READ[board](facts))
}

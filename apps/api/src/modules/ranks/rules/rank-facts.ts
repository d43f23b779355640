import type { components } from '@haixuan/api-sdk/schema'
import { currencyOf, isoDay } from '#modules/reference/rules'

import type { StoredBoard } from './rank-board.ts'
import { JUDGEMENTS } from './sold-out.ts'

type RankRow = components['schemas']['RankRow']
type GoodsRow = components['schemas']['GoodsRow']
/** What a board adds to a product. */
export type RankFacts = Omit<RankRow, keyof GoodsRow | 'place' | 'placeChange' | 'daysOnBoard'>
type Facts = readonly (number | null)[]

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

const ratio = (value: number | null | undefined) =>
  value === null || value === undefined ? null : value / 1_000
const tenths = (value: number | null | undefined) =>
  value === null || value === undefined ? null : value / 10
const day = (value: number | null | undefined) =>
  value === null || value === undefined ? null : isoDay(value)

const sales = ([now, before, growth]: Facts): Partial<RankFacts> => ({
  periodSales: now ?? null,
  periodSalesBefore: before ?? null,
  growth: ratio(growth),
})

const score = ([total, ...parts]: Facts): Partial<RankFacts> => ({
  chanceScore: tenths(total),
  parts: [...parts],
})

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
  'price-drop': ([before, now, share, at, lowest, change, currency]) => {
    const code = currencyOf(currency ?? 0)
    const money = (amount: number | null | undefined) =>
      amount === null || amount === undefined ? null : { amount, currency: code }
    return {
      priceBefore: money(before),
      priceNow: money(now),
      dropAmount: money((before ?? 0) - (now ?? 0)),
      dropShare: ratio(share),
      droppedAt: day(at),
      lowest30: money(lowest),
      salesChange: ratio(change),
    }
  },
  new: ([listed, first3, last7, perDay, slope]) => ({
    daysListed: listed ?? null,
    salesFirst3: first3 ?? null,
    salesLast7: last7 ?? null,
    salesPerDay: tenths(perDay),
    slope: ratio(slope),
  }),
  'sold-out': ([from, days, before, judgement, same, back]) => ({
    soldOutAt: day(from),
    daysOut: days ?? null,
    salesBeforeOut: tenths(before),
    judgement: JUDGEMENTS[judgement ?? -1] ?? null,
    sameOnSale: same ?? null,
    backAt: day(back),
  }),
  fivestar: ([fresh]) => ({ newComments: fresh ?? null }),
  burst: ([total, a, b, c, d, e]) =>
    score([total ?? null, a ?? null, b ?? null, c ?? null, d ?? null, e ?? null]),
  potential: ([total, a, b, c]) => score([total ?? null, a ?? null, b ?? null, c ?? null]),
  promoted: ([fresh]) => ({ newCreators: fresh ?? null }),
  video: ([, gmv]) => ({ videoGmvUsd: gmv ?? null }),
}

/** Facts of a place as the contract shows them; those of other boards are null. */
export function rankFacts(board: StoredBoard, facts: Facts): RankFacts {
  return Object.assign(noFacts(), READ[board](facts))
}

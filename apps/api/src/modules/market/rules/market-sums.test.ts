import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import type { MarketGoods } from './market-goods.ts'
import { MarketGroup } from './market-group.ts'
import { MARKET_SUMS, TREND_DAYS } from './market-sum.ts'
import { ANY_HOSTING, FULL, MarketSums, SEMI } from './market-sums.ts'
import { MediaSums } from './media-sums.ts'

const DAY = 20_000
const NONE = { start: DAY, values: [] }
const goods = (more: Partial<MarketGoods> = {}): MarketGoods => ({
  ...{ shopId: 1, c1: 1, c2: 2, flags: 0, listedDay: 0, priceUsd: 100, salesWeek: 3, salesMonth: 9 },
  ...{ sales: NONE, salesYearAgo: NONE, stateWeekAgo: 0, stateMonthAgo: 0, ...more },
})
const named = (sums: readonly number[]) => Object.fromEntries(MARKET_SUMS.map((name, at) => [name, sums[at]]))
function marketOf(...all: [MarketGoods, number[]][]) {
  const market = new MarketSums(DAY)
  for (const [one, scopes] of all) market.add(one, scopes)
  return market
}
const keysOf = (market: MarketSums) =>
  [...market.groups()].map(({ scope, hosting, group }) => [scope, hosting, group.parentId, group.categoryId])

describe('the groups of a product', () => {
  test('are everything, its category and the one below it', () => {
    expect(keysOf(marketOf([goods(), [0]]))).toEqual([
      [0, ANY_HOSTING, -1, 0],
      [0, ANY_HOSTING, 0, 1],
      [0, ANY_HOSTING, 1, 2],
    ])
  })

  test('are also those of its hosting, of which a region has no second level', () => {
    for (const [flag, hosting] of [
      [FLAG.hostingFull, FULL],
      [FLAG.hostingSemi, SEMI],
    ] as const)
      expect(keysOf(marketOf([goods({ flags: flag }), [0, 211]]))).toEqual([
        ...[
          [0, ANY_HOSTING, -1, 0],
          [0, ANY_HOSTING, 0, 1],
          [0, ANY_HOSTING, 1, 2],
        ],
        ...[
          [0, hosting, -1, 0],
          [0, hosting, 0, 1],
          [0, hosting, 1, 2],
        ],
        ...[
          [211, ANY_HOSTING, -1, 0],
          [211, ANY_HOSTING, 0, 1],
          [211, ANY_HOSTING, 1, 2],
        ],
        ...[
          [211, hosting, -1, 0],
          [211, hosting, 0, 1],
        ],
      ])
  })

  test('of an unknown category are told apart by what is known', () => {
    expect(keysOf(marketOf([goods({ c1: -1, c2: -1 }), [0]]))).toEqual([
      [0, ANY_HOSTING, -1, 0],
      [0, ANY_HOSTING, 0, -1],
    ])
    expect(keysOf(marketOf([goods({ c2: -1 }), [0]], [goods({ c1: 5, c2: -1 }), [0]])).slice(2)).toEqual([
      [0, ANY_HOSTING, 1, -1],
      [0, ANY_HOSTING, 0, 5],
      [0, ANY_HOSTING, 5, -1],
    ])
  })

  test('keep the days of all of them but the second level of a region or a hosting', () => {
    const market = marketOf([goods({ flags: FLAG.hostingFull }), [0, 211]])
    const without = [...market.groups()].filter(({ group }) => group.days === null)
    expect(without.map(({ scope, hosting, group }) => [scope, hosting, group.categoryId])).toEqual([
      [0, FULL, 2],
      [211, ANY_HOSTING, 2],
    ])
  })
})

describe('the sums of a market', () => {
  const total = (...all: MarketGoods[]) => {
    const [first] = [...marketOf(...all.map((one): [MarketGoods, number[]] => [one, [0]])).groups()]
    return first?.group as MarketGroup
  }

  test('add up by period', () => {
    const { week, month } = total(goods(), goods({ salesWeek: 4, salesMonth: 20 }))
    expect(named(week.all())).toMatchObject({ goods: 2, sales_known: 2, units: 7, gmv: 700, top_units: 7 })
    expect(named(month.all())).toMatchObject({ goods: 2, units: 29, gmv: 2_900, top_units: 29 })
  })

  test('count each shop once, before a period only with a product that was there', () => {
    const shops = [1, 1, 2, -1].map((shopId) => goods({ shopId }))
    expect(named(total(...shops).week.all())).toMatchObject({ shops: 2, shops_b: 2 })
    const fresh = [
      goods({ listedDay: DAY - 6 }),
      goods({ listedDay: DAY - 7 }),
      goods({ shopId: 2, listedDay: DAY }),
    ]
    expect(named(total(...fresh).week.all())).toMatchObject({ shops: 2, shops_b: 1 })
    expect(named(total(...fresh).month.all())).toMatchObject({ shops: 2, shops_b: 0 })
  })

  test('have the units of the ten best products apart', () => {
    const sold = [5, 1, 9, 3, 11, 2, 8, 4, 10, 6, 7, 12]
    const { week } = total(...sold.map((salesWeek) => goods({ salesWeek })))
    expect(named(week.all())).toMatchObject({ units: 78, top_units: 75 })
    expect(named(total(goods({ salesWeek: -1 })).week.all())).toMatchObject({ top_units: 0 })
  })

  test('have products and units by price band, without those that have no price', () => {
    const { week } = total(
      goods(),
      goods({ priceUsd: 500 }),
      goods({ priceUsd: 20_000 }),
      goods({ priceUsd: -1 }),
    )
    expect([...week.bandGoods]).toEqual([1, 1, 0, 0, 0, 0, 0, 1])
    expect([...week.bandUnits]).toEqual([3, 3, 0, 0, 0, 0, 0, 3])
  })

  test('say whether demo data or estimates are among them', () => {
    const plain = marketOf([goods(), [0]])
    expect([plain.count, plain.hasDemo, plain.hasEstimates]).toEqual([1, false, false])
    const marked = marketOf(
      [goods({ flags: FLAG.demo }), [0]],
      [goods({ flags: FLAG.estimated }), [0]],
      [goods(), [0]],
    )
    expect([marked.count, marked.hasDemo, marked.hasEstimates]).toEqual([3, true, true])
  })
})

describe('the days of a group', () => {
  const start = DAY - TREND_DAYS + 1
  const daysOf = (...all: Partial<MarketGoods>[]) => {
    const group = new MarketGroup(0, 1, true)
    for (const one of all) group.days?.add(goods(one), start)
    const { goods: count, known, units, gmv } = group.days as NonNullable<MarketGroup['days']>
    return (at: number) => [count[at], known[at], units[at], gmv[at]]
  }

  test('begin 60 days back and end with the newest', () => {
    expect([new MarketSums(DAY).startDay, start]).toEqual([DAY - 59, DAY - 59])
    const at = daysOf({ sales: { start, values: [4, -1, 0] } })
    expect([at(0), at(1), at(2), at(3)]).toEqual([
      [1, 1, 4, 400],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  test('leave out what was before and after', () => {
    const at = daysOf(
      { sales: { start: start - 1, values: [9, 4] } },
      { sales: { start: DAY, values: [5, 9] } },
      { sales: { start: DAY, values: [1] }, priceUsd: -1 },
    )
    expect([at(0), at(59), at(60)]).toEqual([
      [1, 1, 4, 400],
      [2, 2, 6, 500],
      [undefined, undefined, undefined, undefined],
    ])
  })
})

describe('creators, videos and lives', () => {
  const media = (more: object = {}) => ({
    ...({ creatorId: 1, c1: 1, c2: 2, regionId: 211, videoGmv: [10, 20], liveGmv: [30, 40] } as const),
    ...({ videos: [1, 2, 3, 4], lives: [5, 6, 7, 8] } as const),
    ...more,
  })
  const groupsOf = (...all: ReturnType<typeof media>[]) => {
    const sums = new MediaSums()
    for (const one of all) sums.add(one, [0])
    return [...sums.groups()]
  }

  test('are summed for everything, a category and the one below', () => {
    const groups = groupsOf(media(), media({ c1: -1 }))
    expect(groups.map(({ scope, parentId, categoryId }) => [scope, parentId, categoryId])).toEqual([
      [0, -1, 0],
      [0, 0, 1],
      [0, 1, 2],
      [0, 0, -1],
    ])
  })

  test('by week and by month, beside the period before', () => {
    const [group] = groupsOf(media(), media())
    expect(group?.week).toMatchObject({
      ...{ videos: 2, videos_b: 4, lives: 10, lives_b: 12, video_gmv: 20, live_gmv: 60 },
    })
    expect(group?.month).toMatchObject({
      ...{ videos: 6, videos_b: 8, lives: 14, lives_b: 16, video_gmv: 40, live_gmv: 80 },
    })
  })

  test('with each creator once, where they published anything', () => {
    const none = [0, 0, 0, 0]
    const [group] = groupsOf(
      media(),
      media(),
      media({ creatorId: 2, videos: [0, 0, 0, 1], lives: [1, 0, 1, 0] }),
      media({ creatorId: 3, videos: none, lives: none }),
    )
    expect(group?.week).toMatchObject({ creators: 2, creators_b: 1 })
    expect(group?.month).toMatchObject({ creators: 2, creators_b: 2 })
  })
})

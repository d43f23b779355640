import { describe, expect, test } from 'vitest'
import { SHOP_FLAG as FLAG } from '#modules/goods/rules'
import { openShopBoard } from './open-shop-board.ts'
import { NO_CHANGE } from './rank-shops.ts'
import { SHOP_BOARDS, type ShopDay, STAR_REASON, starReason } from './shop-board.ts'
import { fillDays, shopPoints } from './shop-points.ts'
import { type ShopRowData, shopRow } from './shop-row.ts'

const MISSING = -1
const bare: ShopRowData = {
  ...{ shopId: 1, marketplace: 1, externalId: '5', name: 'Shop', flags: 0, logoUrl: null, url: null },
  ...{ brand: null, companyKey: null, companyName: null, regionId: MISSING, categories: MISSING },
  ...{ mainShare: MISSING, goodsCount: MISSING, newWeek: MISSING, soldOut: MISSING, active: MISSING },
  ...{ topShare: MISSING, brandShare: MISSING, discount: MISSING, salesDay: MISSING, salesWeek: MISSING },
  ...{ salesMonth: MISSING, salesTotal: MISSING, weekChange: NO_CHANGE, gmv: MISSING, gmvWeek: MISSING },
  ...{ gmvChange: NO_CHANGE, priceAvg: MISSING, perGoods: MISSING, followers: MISSING, score: MISSING },
  ...{ reviewCount: MISSING, goodRate: MISSING, dsrItem: null, dsrService: null, dsrShipping: null },
  ...{ creators: MISSING, creatorsNew: MISSING, openedDay: MISSING, updatedAt: 0, mixKeys: [] },
  ...{ mixNames: [], mixShares: [], startDay: null, sales: null, known: null },
}
const row = (data: Partial<ShopRowData>, historyDays = 30) => shopRow({ ...bare, ...data }, historyDays)

describe('a row of a shop', () => {
  test('has null for what is not known, never 0', () => {
    expect(row({})).toMatchObject({
      ...{
        id: '5',
        marketplace: 'temu',
        name: 'Shop',
        logoUrl: null,
        url: null,
        hosting: null,
        origin: null,
      },
      ...{ medal: null, official: false, starSeller: false, repeat: false, brand: null, company: null },
      ...{ regionId: null, regionName: null, categories: [], categoryCount: null, mainShare: null },
      ...{ goodsCount: null, newWeek: null, soldOut: null, activeShare: null, topShare: null },
      ...{ brandShare: null, discountShare: null, salesDay: null, salesWeek: null, salesMonth: null },
      ...{ salesTotal: null, weekChange: null, gmvUsd: null, gmvWeekUsd: null, gmvChange: null },
      ...{ priceUsd: null, perGoods: null, followers: null, score: null, reviewCount: null, goodRate: null },
      ...{ dsr: null, creatorCount: null, creatorsNew: null, openedAt: null, trend: [], updatedAt: null },
    })
  })

  test('has each figure from its own column, 0 too', () => {
    const figures = {
      ...{
        marketplace: 3,
        regionId: 211,
        categories: 0,
        mainShare: 250,
        goodsCount: 1,
        newWeek: 2,
        soldOut: 3,
      },
      ...{
        active: 500,
        topShare: 0,
        brandShare: 1_000,
        discount: 25,
        salesDay: 0,
        salesWeek: 5,
        salesMonth: 6,
      },
      ...{ salesTotal: 7, weekChange: -500, gmv: 8, gmvWeek: 9, gmvChange: 0, priceAvg: 10, perGoods: 150 },
      ...{ followers: 11, score: 475, reviewCount: 12, goodRate: 987, creators: 13, creatorsNew: 14 },
      ...{
        openedDay: 0,
        updatedAt: 15,
        brand: 'B',
        logoUrl: 'l',
        url: 'u',
        companyKey: 'k',
        companyName: 'K',
      },
    }
    expect(row(figures)).toMatchObject({
      ...{ marketplace: 'aliexpress', regionId: 211, categoryCount: 0, mainShare: 0.25, goodsCount: 1 },
      ...{ newWeek: 2, soldOut: 3, activeShare: 0.5, topShare: 0, brandShare: 1, discountShare: 0.25 },
      ...{ salesDay: 0, salesWeek: 5, salesMonth: 6, salesTotal: 7, weekChange: -0.5, gmvUsd: 8 },
      ...{ gmvWeekUsd: 9, gmvChange: 0, priceUsd: 10, perGoods: 1.5, followers: 11, score: 4.75 },
      ...{ reviewCount: 12, goodRate: 0.987, creatorCount: 13, creatorsNew: 14, openedAt: '1970-01-01' },
      ...{ updatedAt: 15, brand: 'B', logoUrl: 'l', url: 'u', company: { id: 'k', name: 'K' } },
    })
    expect(row({ companyKey: 'k' }).company).toEqual({ id: 'k', name: '' })
  })

  test('names its region as far as it is known, and its categories', () => {
    expect(row({ regionId: 197 }).regionName).toBe('泰国')
    expect(row({ regionId: 998 }).regionName).toBe('998')
    expect(row({ mixKeys: ['a', 'b'], mixNames: ['A', ''], mixShares: [600] }).categories).toEqual([
      { id: 'a', name: 'A', share: 0.6 },
      { id: 'b', name: 'b', share: null },
    ])
  })

  test('has its marks from its bits', () => {
    expect(row({ flags: FLAG.official | FLAG.hostingSemi | FLAG.local | FLAG.gold })).toMatchObject({
      ...{
        official: true,
        starSeller: false,
        repeat: false,
        hosting: 'semi',
        origin: 'local',
        medal: 'gold',
      },
    })
    expect(row({ flags: FLAG.starSeller })).toMatchObject({ starSeller: true, official: false })
    expect(row({ flags: FLAG.repeat })).toMatchObject({ repeat: true, official: false })
    expect(row({ flags: FLAG.demo }).quality).toMatchObject({ demo: true, estimated: false })
    expect(row({ flags: FLAG.estimated }).quality).toMatchObject({ demo: false, estimated: true })
    expect(row({}).quality).toMatchObject({ demo: false, suspect: false, stockOut: false, estimated: false })
  })

  test('has detailed ratings where one of them is known', () => {
    expect(row({ dsrItem: 480 }).dsr).toEqual({ item: 4.8, service: null, shipping: null })
    expect(row({ dsrShipping: 0 }).dsr).toEqual({ item: null, service: null, shipping: 0 })
    expect(row({ dsrItem: -1, dsrService: -1, dsrShipping: -1 }).dsr).toBeNull()
  })

  test('shows the days that may be seen, at most 30, and whether one of them is a part', () => {
    const sales = Array.from({ length: 40 }, (_, at) => at)
    expect(row({ sales }, 60).trend).toEqual(sales.slice(-30))
    expect(row({ sales }, 7).trend).toEqual(sales.slice(-7))
    expect(row({ sales: [1, -1] }).trend).toEqual([1, null])
    const isPartial = (known: number[], days = 30) => row({ known }, days).quality.interpolated
    expect([
      isPartial([1_000]),
      isPartial([999]),
      isPartial([0]),
      isPartial([-1]),
      isPartial([999, 1_000], 1),
    ]).toEqual([...[false, true, true, false, false]])
  })
})

describe('the days of a shop', () => {
  test('are filled in between known ones', () => {
    expect(fillDays([-1, 10, -1, -1, 40, -1])).toEqual([null, 10, 20, 30, 40, null])
    expect(fillDays([0, -1, 1])).toEqual([0, 1, 1])
    expect(fillDays([])).toEqual([])
  })

  test('are the last ones, each with what is to be known of it', () => {
    const days = {
      start: 100,
      sales: [9, 10, -1, 30],
      gmv: [1, 2],
      known: [1, 1_000, 1_000, 999],
      listed: [4, -1, 2],
    }
    expect(shopPoints(days, 3)).toEqual([
      { day: 101, sales: 10, gmv: 2, listed: 0, mark: 'measured' },
      { day: 102, sales: 20, gmv: null, listed: 2, mark: 'interpolated' },
      { day: 103, sales: 30, gmv: null, listed: 0, mark: 'interpolated' },
    ])
    expect(shopPoints({ ...days, sales: [-1, 1], known: [] }, 9)).toMatchObject([
      { day: 100, sales: null, mark: 'missing' },
      { day: 101, sales: 1, mark: 'interpolated' },
    ])
  })
})

describe('boards of shops', () => {
  const day: ShopDay = {
    ...{ sales: 700, gmv: 5_000, salesChange: 3, gmvChange: 4, creatorsNew: 2, goods: 10, mainShare: 500 },
  }
  const boards = Object.values(SHOP_BOARDS).flatMap((all) => Object.values(all))

  test('leave out a shop of which their figure is not known', () => {
    const unknown = { ...day, sales: null, gmv: null, salesChange: null, creatorsNew: null }
    for (const board of boards) {
      expect(board.measure(day, 7)).not.toBeNull()
      expect(board.measure(unknown, 7)).toBeNull()
    }
    expect(new Set(boards.map((board) => board.measure(day, 7)))).toEqual(
      new Set([700, 5_000, 10, 350, 3, 2]),
    )
  })

  test('of what one product sells need a product', () => {
    const perGoods = boards.filter((board) => board.measure(day, 7) === 10)
    expect(perGoods.length).toBeGreaterThan(0)
    for (const board of perGoods) {
      expect([0, -1].map((goods) => board.measure({ ...day, goods }, 7))).toEqual([null, null])
      expect(board.measure({ ...day, goods: 1 }, 1)).toBe(700)
    }
  })

  test('a shop is a star for its seller, its growth, or both', () => {
    expect([0, FLAG.starSeller, FLAG.grown, FLAG.starSeller | FLAG.grown, FLAG.hot].map(starReason)).toEqual([
      ...[0, STAR_REASON.seller, STAR_REASON.growth, 3, 0],
    ])
    expect(STAR_REASON).toEqual({ seller: 1, growth: 2 })
  })

  test('are opened for a week unless said, and only where they are', () => {
    for (const [marketplace, all] of Object.entries(SHOP_BOARDS))
      for (const [name, board] of Object.entries(all)) {
        const open = (period?: 'day' | 'week' | 'month') =>
          openShopBoard(marketplace as 'temu', name as 'hot', period)
        expect(open()).toEqual({ board, period: 7 })
        for (const [period, days] of [
          ['day', 1],
          ['month', 30],
        ] as const) {
          if (board.periods.includes(days)) expect(open(period)).toEqual({ board, period: days })
          else
            expect(() => open(period)).toThrow(
              expect.objectContaining({
                ...{ reason: 'bad_parameter', message: '这个店铺榜单只有周榜，请去掉 period 或改为 week' },
              }),
            )
        }
      }
    expect(() => openShopBoard('temu', 'nothing' as 'hot')).toThrow(
      expect.objectContaining({ reason: 'unknown_board', message: 'Temu 没有这个店铺榜单，请从菜单中选择' }),
    )
  })
})

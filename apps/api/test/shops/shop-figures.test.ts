import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { isoDay, timeOfDay } from '../../src/modules/reference/rules/goods-day.ts'
import { getShop } from '../../src/modules/shops/operations/get-shop.ts'
import { getShopCompany } from '../../src/modules/shops/operations/get-shop-company.ts'
import { getShopHistory } from '../../src/modules/shops/operations/get-shop-history.ts'
import { rankShops } from '../../src/modules/shops/operations/rank-shops.ts'
import { searchShops } from '../../src/modules/shops/operations/search-shops.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { upsertProfiles } from '../../src/modules/shops/store/shop-upsert.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { SHOPS } from './board-shops.ts'
import { bringShops, flat, NEWEST, TODAY } from './shop-fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: timeOfDay(TODAY) }))
// Files of a worker share its clock.
afterAll(() => void vi.useRealTimers())

const seenAt = timeOfDay(TODAY)
describeOnBothEngines('shops', (database) => {
  const call = (tier: 'yqyy' | 'general' = 'yqyy', link = true) => callOf(database(), tier, link)
  const search = async (query: Parameters<typeof searchShops>[0]['query'] = {}) =>
    (
      await searchShops(
        { params: { marketplace: 'temu' }, query: { limit: 100, ...query }, body: undefined },
        call(),
      )
    ).body.data
  const board = async (
    name: Parameters<typeof rankShops>[0]['params']['board'],
    query: Parameters<typeof rankShops>[0]['query'] = {},
  ) =>
    (
      await rankShops(
        { params: { marketplace: 'temu', board: name }, query: { limit: 100, ...query }, body: undefined },
        call(),
      )
    ).body.data
  const shop = (id: string) => ({ params: { marketplace: 'temu' as const, id }, body: undefined })

  beforeAll(async () => {
    await bringShops(database(), 'temu', SHOPS, (source) =>
      upsertProfiles(
        database(),
        'temu',
        [
          {
            marketplace: 'temu',
            externalId: 'few',
            name: '独品小店',
            brand: '独品',
            followers: 900,
            score: 4.81,
            seenAt,
          },
          {
            marketplace: 'temu',
            externalId: 'focus',
            name: 'Focus',
            company: { id: 'co1', name: '同一公司' },
            seenAt,
          },
          {
            ...{
              marketplace: 'temu' as const,
              externalId: 'star',
              name: 'Star',
              salesTotal: 90_000,
              goodsCount: 300,
            },
            ...{
              company: { id: 'co1', name: '同一公司' },
              openedAt: '2024-01-02',
              hosting: 'semi' as const,
              seenAt,
            },
          },
        ],
        { id: source, demo: false },
      ),
    )
  })

  test('figures are sums over the products, and stated counts are above them', async () => {
    const byId = new Map((await search()).rows.map((row) => [row.id, row]))
    expect(byId.get('focus')).toMatchObject({
      ...{ salesDay: 99, salesWeek: 693, salesMonth: 2_970, goodsCount: 3, priceUsd: 1_000, weekChange: 0 },
      ...{ mainShare: 0.909, topShare: 0.808, activeShare: 1, gmvWeekUsd: 693_000, perGoods: 33 },
      company: { id: 'co1', name: '同一公司' },
    })
    expect(byId.get('focus')?.categories.map(({ name, share }) => [name, share])).toEqual([
      ['Home', 0.909],
      ['Garden', 0.091],
    ])
    expect(byId.get('star')).toMatchObject({
      salesTotal: 90_000,
      goodsCount: 300,
      hosting: 'semi',
      starSeller: true,
    })
    expect(byId.get('riser')).toMatchObject({ weekChange: 9, salesWeek: 2_800 })
    expect(byId.get('gaps')).toMatchObject({ soldOut: 1, newWeek: 1, followers: null, score: null })
    expect(byId.get('plain0')?.trend).toEqual(flat(21))
  })

  test('boards keep their rules', async () => {
    const ids = async (name: Parameters<typeof board>[0]) => (await board(name)).rows.map(({ id }) => id)
    expect(await ids('branded')).toEqual(['few'])
    const personality = await ids('personality')
    expect(personality[0]).toBe('few')
    expect(personality).toContain('riser')
    expect(personality.some((id) => id.startsWith('plain'))).toBe(false)
    expect(await ids('vertical')).toEqual(['few', 'focus'])
    const star = await ids('star')
    expect(star).toEqual(['riser', 'star'])
    const { rows } = await board('star')
    expect(rows.map(({ reasons }) => reasons)).toEqual([['growth'], ['star_seller']])
    expect(rows[0]).toMatchObject({ place: 1, sales: 2_800, salesChange: 9 })
  })

  test('places carry over from day to day, and a past day opens as it was', async () => {
    const now = await board('vertical')
    expect(now.date).toBe(isoDay(NEWEST))
    expect(now.dates.length).toBeGreaterThan(7)
    expect(now.rows[0]).toMatchObject({ place: 1, placeChange: 0 })
    expect(now.rows[0]?.daysOn).toBe(now.dates.length)
    const past = await board('star', { date: now.dates[6] ?? '' })
    expect(past.rows.find(({ id }) => id === 'riser')).toMatchObject({ sales: 200 * 2 + 20 * 2 * 6 })
    await expect(board('star', { date: '2020-01-01' })).rejects.toMatchObject({ reason: 'history_limit' })
    const tomorrow = isoDay(TODAY + 1)
    await expect(board('star', { date: tomorrow })).rejects.toMatchObject({ reason: 'no_board_of_day' })
  })

  test('filters and orders of a board leave the places alone', async () => {
    const { rows, count } = await board('vertical', { keyword: 'focus' })
    expect([count, rows[0]?.id, rows[0]?.place]).toEqual([1, 'focus', 2])
    const bySales = await board('vertical', { sort: 'sales:asc' })
    expect(bySales.rows.map(({ id }) => id)).toEqual(['focus', 'few'])
    expect((await board('vertical', { min_period_sales: 1_000 })).rows.map(({ id }) => id)).toEqual(['few'])
    expect((await board('vertical', { hosting: 'semi' })).count).toBe(0)
  })

  test('a board that the marketplace has not is not found, TikTok needs its flag, tiers cut', async () => {
    await expect(board('official')).rejects.toMatchObject({ reason: 'unknown_board' })
    await expect(board('star', { period: 'month' })).rejects.toMatchObject({ reason: 'bad_parameter' })
    const tiktok = { marketplace: 'tiktok' as const }
    const closed = call('yqyy', false)
    const refusal = { reason: 'flag_needed' }
    const none = { body: undefined, query: {} }
    await expect(searchShops({ params: tiktok, ...none }, closed)).rejects.toMatchObject(refusal)
    const rank = rankShops({ params: { ...tiktok, board: 'sales' }, ...none }, closed)
    await expect(rank).rejects.toMatchObject(refusal)
    const one = { params: { ...tiktok, id: 'x' }, body: undefined }
    await expect(getShop({ ...one, query: undefined as never }, closed)).rejects.toMatchObject(refusal)
    await expect(getShopHistory({ ...one, query: {} }, closed)).rejects.toMatchObject(refusal)
    await expect(getShopCompany({ ...one, query: undefined as never }, closed)).rejects.toMatchObject(refusal)
    const request = {
      params: { marketplace: 'temu' as const },
      query: { page: 2, limit: 15 },
      body: undefined,
    }
    const { data } = (await searchShops(request, call('general'))).body
    expect([data.rows.length, data.visible, data.count]).toEqual([1, 16, 16])
  })

  test('detail takes the products apart; history marks what was scaled up', async () => {
    const { data } = (await getShop({ ...shop('gaps'), query: undefined as never }, call())).body
    expect(data.categories.map(({ name, goods }) => [name, goods])).toEqual([
      ['Garden', 1],
      ['Toys', 1],
      ['Home', 1],
    ])
    expect(data.priceBands).toEqual([{ least: 1_000, below: 2_000, goods: 3, salesMonth: 1_790 }])
    expect(data.calendar.find(({ date }) => date === isoDay(TODAY - 3))?.listed).toBe(1)
    const history = (await getShopHistory({ ...shop('gaps'), query: {} }, call())).body.data
    expect(history.points).toHaveLength(30)
    expect(history.points.at(-2)).toMatchObject({ sales: 75, mark: 'interpolated' })
    expect(history.points.at(-1)).toMatchObject({ sales: 60, gmvUsd: 60_000, mark: 'measured' })
    const short = (await getShopHistory({ ...shop('gaps'), query: {} }, call('general'))).body.data
    expect([short.points.length, short.daysAllowed]).toEqual([7, 7])
    const unknown = getShop({ ...shop('nobody'), query: undefined as never }, call())
    await expect(unknown).rejects.toMatchObject({ reason: 'unknown_shop' })
  })

  test('a company has its confirmed shops and their sums', async () => {
    const { data } = (await getShopCompany({ ...shop('co1'), query: undefined as never }, call())).body
    expect(data.rows.map(({ id }) => id)).toEqual(['focus', 'star'])
    expect(data.total).toMatchObject({ shops: 2, salesWeek: 693 + 420, goodsCount: 303, followers: null })
    const { data: detail } = (await getShop({ ...shop('star'), query: undefined as never }, call())).body
    expect(detail.shops).toBe(2)
  })

  test('products of a shop come out of the product search', async () => {
    const find = async (mall_id: string) => {
      const request = { params: { marketplace: 'temu' as const }, query: { mall_id }, body: undefined }
      return (await searchGoods(request, call())).body.data
    }
    expect((await find('focus')).rows.map(({ shop }) => shop?.id)).toEqual(['focus', 'focus', 'focus'])
    expect((await find('nobody')).count).toBe(0)
  })

  test('the daily job changes nothing when it runs again, and follows a shop that changed', async () => {
    const before = [await search(), await board('star')]
    const again = await rollUpShops(database())
    expect(again.every(({ shops }) => shops === 0)).toBe(true)
    expect([await search(), await board('star')]).toEqual(before)
    const source = { id: 1, demo: false }
    const profile = {
      marketplace: 'temu' as const,
      externalId: 'plain3',
      name: 'Shop plain3',
      seenAt: seenAt + 5,
    }
    const first = await upsertProfiles(database(), 'temu', [{ ...profile, followers: 77 }], source)
    expect(first).toMatchObject({ inserted: 1 })
    const second = await upsertProfiles(database(), 'temu', [{ ...profile, followers: 77 }], source)
    expect(second).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
    const older = await upsertProfiles(database(), 'temu', [{ ...profile, followers: 1, seenAt: 9 }], source)
    expect(older).toMatchObject({ unchanged: 1 })
    expect((await rollUpShops(database())).find(({ marketplace }) => marketplace === 'temu')?.shops).toBe(1)
    const { rows } = await search({ keyword: 'plain3' })
    expect(rows.map(({ id, followers }) => [id, followers])).toEqual([['plain3', 77]])
  })
})

import { expect, test, vi } from 'vitest'
import { getMarket } from '../../src/modules/market/operations/get-market.ts'
import type { VipType } from '../../src/platform/caller.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Request = Parameters<typeof getMarket>[0]

describeMarketOnBothEngines('the market', MARKET, (database) => {
  const ask = async (
    marketplace: Request['params']['marketplace'],
    query: Request['query'] = {},
    { tier = 'year', flag = true }: { tier?: VipType; flag?: boolean } = {},
  ) =>
    (await getMarket({ params: { marketplace }, query, body: undefined }, callOf(database(), tier, flag)))
      .body.data

  test('shows figures, days, bands, regions and categories of the demo goods', async () => {
    const data = await ask('temu')
    expect(data).toMatchObject({
      demo: true,
      period: 7,
      trendDays: 30,
      media: null,
      category: null,
    })
    expect(data.figures.sales.value).toBeGreaterThan(0)
    expect(data.figures.sales.change).not.toBeNull()
    expect(data.trend).toHaveLength(30)
    expect(data.trend.at(-1)?.day).toBe(data.day)
    expect(data.bands.reduce((sum, { goods }) => sum + goods, 0)).toBeGreaterThan(0)
    expect(data.regions.map(({ region }) => region).slice(0, 4)).toEqual(['211', '37', '210', '12,144'])
    const gmv = data.categories.map((one) => one.gmvUsd ?? -1)
    expect(gmv).toEqual([...gmv].sort((a, b) => b - a))
    expect(data.categories.reduce((sum, one) => sum + (one.sales ?? 0), 0)).toBe(data.figures.sales.value)
  })

  test('a category shows itself and what is below it, to members alone', async () => {
    const top = (await ask('temu')).categories.find(({ id }) => id !== null)
    const category = top?.id ?? ''
    const data = await ask('temu', { category })
    expect(data.category).toMatchObject({ id: category, level: 1, parentId: null })
    expect(data.figures.sales.value).toBe(top?.sales)
    expect(data.categories.reduce((sum, one) => sum + one.goods, 0)).toBe(top?.goods)
    const below = data.categories.find(({ id }) => id !== null)
    const second = await ask('temu', { category: below?.id ?? '' })
    expect(second.category).toMatchObject({ level: 2, parentId: category })
    expect(second.figures.sales.value).toBe(below?.sales)
    expect(second.categories).toEqual(data.categories)
    await expect(ask('temu', { category }, { tier: 'general' })).rejects.toMatchObject({
      reason: 'tier_needed',
    })
    await expect(ask('temu', { category: 'nowhere' })).rejects.toMatchObject({ reason: 'unknown_category' })
  })

  test('filters of hosting, region and period are of the products that they name', async () => {
    const [all, semi, us, month] = await Promise.all([
      ask('temu'),
      ask('temu', { hosting: 'semi' }),
      ask('temu', { region: '211' }),
      ask('temu', { period: 'month' }),
    ])
    expect(semi.figures.semiShare.value).toBe(1)
    expect(semi.figures.goodsOnSale.value).toBeLessThan(all.figures.goodsOnSale.value ?? 0)
    expect(us.figures.sales.value).toBe(all.regions.find(({ region }) => region === '211')?.sales)
    expect(month.period).toBe(30)
    expect(month.figures.sales.value).toBeGreaterThan(all.figures.sales.value ?? 0)
    await expect(ask('temu', { region: '211,37' })).rejects.toMatchObject({ reason: 'bad_parameter' })
  })

  test('tells a general user the days of their tier, and TikTok only to those with the flag', async () => {
    const general = await ask('temu', {}, { tier: 'general' })
    expect([general.trendDays, general.trend.length]).toEqual([7, 7])
    expect(general.categories.length).toBeGreaterThan(0)
    const tiktok = await ask('tiktok', { cells: true })
    expect(tiktok.cells.length).toBeGreaterThan(0)
    const [cell] = tiktok.cells
    const there = await ask('tiktok', { region: cell?.region ?? '' })
    expect(there.categories.find(({ id }) => id === cell?.id)).toMatchObject({ gmvUsd: cell?.gmvUsd })
    expect(there.cells).toEqual([])
    expect(tiktok.media?.creators.value).toBeGreaterThan(0)
    expect((await ask('tiktok', { hosting: 'full' })).media).toBeNull()
    await expect(ask('tiktok', {}, { flag: false })).rejects.toMatchObject({
      reason: 'flag_needed',
    })
  })
})

import { expect, it } from 'vitest'
import type { MarketOverview } from '#entities/market'
import { ALIEXPRESS_MARKET, type MarketSite, TEMU_MARKET, TIKTOK_HOST_MARKET } from '../model/market-site.ts'
import { boardLinks } from './board-links.ts'
import { marketCards } from './market-cards.ts'

const examples = import.meta.glob<string>('../../../../../../openapi/examples/market-overview.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const overview: MarketOverview = JSON.parse(Object.values(examples)[0] ?? '').value.data

function cards(site: MarketSite, query: { period?: 'month' }, data: MarketOverview | undefined) {
  return marketCards({ site, query, data, links: boardLinks(site, query) })
}

it('names the days and the period that are asked for', () => {
  const labels = (query: { period?: 'month' }) =>
    cards(TEMU_MARKET, query, undefined).map(({ label }) => label)
  expect(labels({})).toEqual([
    ...['在售商品', '7天新增', '动销商品', '店铺数', '周销量', '周销售额', '均价', '半托占比', '售罄率'],
  ])
  expect(labels({ period: 'month' })).toEqual([
    ...['在售商品', '30天新增', '动销商品', '店铺数', '月销量', '月销售额', '均价', '半托占比', '售罄率'],
  ])
})

it('has no figures before the answer, and each card its own of the answer', () => {
  expect(cards(TEMU_MARKET, {}, undefined).every(({ figure }) => figure === undefined)).toBe(true)
  const { figures } = overview
  expect(cards(TEMU_MARKET, {}, { ...overview, media: null }).map(({ figure }) => figure)).toEqual([
    ...[figures.goodsOnSale, figures.goodsNew, figures.goodsActive, figures.shops],
    ...[figures.sales, figures.gmvUsd, figures.priceUsd, figures.semiShare, figures.soldOutShare],
  ])
})

it('tells the share of full hosting where that is the one to know', () => {
  const semiShare = { value: 0.25, change: null, yearChange: null }
  const data = { ...overview, figures: { ...overview.figures, semiShare } }
  const share = (site: MarketSite) => cards(site, {}, data).find(({ label }) => label.endsWith('占比'))
  expect(share(TEMU_MARKET)).toMatchObject({ label: '半托占比', figure: { value: 0.25 } })
  expect(share(TEMU_MARKET)?.href).toContain('hosting=semi')
  expect(share(ALIEXPRESS_MARKET)).toMatchObject({ label: 'Choice占比', figure: { value: 0.75 } })
  expect(share(ALIEXPRESS_MARKET)?.href).toContain('hosting=full')
})

it('counts creators, videos and lives only where the answer does', () => {
  const figure = { value: 3, change: null, yearChange: null }
  const media = { creators: figure, videos: figure, lives: figure }
  const last = (data: MarketOverview) =>
    cards(TIKTOK_HOST_MARKET, {}, data)
      .slice(9)
      .map(({ label, href }) => [label, href?.split('?')[0]])
  expect(last({ ...overview, media: { ...overview.media, ...media } as MarketOverview['media'] })).toEqual([
    ['动销达人', '/tiktok_a/search'],
    ['带货视频', TIKTOK_HOST_MARKET.videos],
    ['直播', TIKTOK_HOST_MARKET.lives],
  ])
  expect(last({ ...overview, media: null })).toEqual([])
})

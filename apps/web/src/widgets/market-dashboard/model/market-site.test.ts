import { marketplaceOfPath } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { REGION_SETS, TIKTOK_COUNTRIES } from '#entities/region'
import { isSitePath } from '#shared/routes'
import {
  ALIEXPRESS_MARKET,
  type MarketSite,
  SHEIN_MARKET,
  TEMU_MARKET,
  TIKTOK_HOST_MARKET,
  TIKTOK_MARKET,
} from './market-site.ts'

const SITES = [TEMU_MARKET, SHEIN_MARKET, ALIEXPRESS_MARKET, TIKTOK_MARKET, TIKTOK_HOST_MARKET]
const boards = ({ goods, shops, creators, videos, lives }: MarketSite) =>
  [goods, shops, creators, videos, lives].filter((path) => path !== undefined)

test.each(SITES)(
  '$path and the boards of its figures are pages of its marketplace, each another one',
  (site) => {
    const paths = [site.path, ...boards(site)]
    expect(paths.filter((path) => !isSitePath(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect([path, marketplaceOfPath(path)]).toEqual([path, site.marketplace])
  },
)

test('dashboards are where the specification has them, and open the boards that it names', () => {
  expect(SITES.map(({ path, goods, shops }) => [path, goods, shops])).toEqual([
    ['/temu', '/temu/home', '/temu/shopSearch'],
    ['/shein/market', '/shein', '/shein/hotshop'],
    ['/aliexpress', '/aliexpress/yesterday', '/aliexpress/starshop'],
    ['/tiktok', '/tiktok/goods', '/tiktok/shopsearch'],
    ['/tiktok_a/largemarket', '/tiktok_a/goods', '/tiktok_a/shopsearch'],
  ])
  expect(ALIEXPRESS_MARKET.goodsQuery).toEqual({ tab: 'all' })
  expect(
    [TIKTOK_MARKET, TIKTOK_HOST_MARKET].map(({ creators, videos, lives }) => [creators, videos, lives]),
  ).toEqual([
    ['/tiktok/search', '/tiktok/goodvideo', '/tiktok/live'],
    ['/tiktok_a/search', '/tiktok_a/goodvideo', '/tiktok_a/live'],
  ])
})

test('regions and ways of hosting are called as on each marketplace', () => {
  expect(
    SITES.map(({ regionLabel, hostingLabels, fullShare, hasSemiShare }) => [
      ...[regionLabel, hostingLabels.full, hostingLabels.semi, fullShare, hasSemiShare],
    ]),
  ).toEqual([
    ['地区', '全托管', '半托管', null, true],
    ['地区', '全托管', '半托管', null, true],
    ['国家', 'Choice/全托管', '半托管', 'Choice', true],
    ['国家', '全托管', '半托管', '全托', false],
    ['国家', '全托管', '半托管', '全托', false],
  ])
  expect(SITES.map(({ regions }) => regions)).toEqual([
    ...[REGION_SETS, REGION_SETS, REGION_SETS, TIKTOK_COUNTRIES, TIKTOK_COUNTRIES],
  ])
})

test('only the dashboard of hosts compares with the year before, and its usual address is that of TikTok', () => {
  expect(SITES.filter(({ tellsYear }) => tellsYear)).toEqual([TIKTOK_HOST_MARKET])
  expect(SITES.filter(({ hasCells }) => hasCells)).toEqual([TIKTOK_HOST_MARKET])
  expect(SITES.map(({ canonical }) => canonical)).toEqual([...Array(4).fill(undefined), TIKTOK_MARKET.path])
})

import { expect, it } from 'vitest'
import { TEMU_MARKET, TIKTOK_HOST_MARKET } from '../model/market-site.ts'
import { boardLinks } from './board-links.ts'
import { changeText, otherShare, shareText } from './figure-text.ts'
import { marketSearch, readMarketSearch } from './market-search.ts'
import { marketSeries } from './market-series.ts'

const params = (address: string | undefined) =>
  Object.fromEntries(new URLSearchParams(address?.split('?')[1]))

it('reads an address and writes the same again', () => {
  const raw = { region: '144,12', hosting: 'semi', period: 'month', category: 'D9711-1', sort: 'goods:asc' }
  const read = readMarketSearch(raw, TEMU_MARKET)
  expect(read).toEqual({
    query: { region: '12,144', hosting: 'semi', period: 'month', category: 'D9711-1' },
    sort: 'goods:asc',
    invalid: [],
  })
  expect(readMarketSearch(marketSearch(read), TEMU_MARKET)).toEqual(read)
  expect(marketSearch(readMarketSearch({ period: 'week', sort: 'gmvUsd:desc' }, TEMU_MARKET))).toEqual({})
})

it('leaves out and names what it does not understand', () => {
  const raw = { region: '999', hosting: 'x', period: ['week', 'month'], category: '../', sort: 'gmv' }
  expect(readMarketSearch(raw, TEMU_MARKET)).toEqual({
    query: {},
    sort: 'gmvUsd:desc',
    invalid: ['region', 'hosting', 'period', 'category', 'sort'],
  })
})

it('opens boards with the filters of the dashboard and the one that was clicked', () => {
  const links = boardLinks(TEMU_MARKET, { region: '211', hosting: 'semi', period: 'month' })
  const here = { region: '211', hosting: 'semi', sort: 'monthly_sales:desc' }
  expect(links.ofBand(0, 499)).toMatch(/^\/temu\/home\?/)
  expect(params(links.ofBand(0, 499))).toEqual({ ...here, max_price: '499' })
  expect(params(links.ofBand(20_000, null))).toEqual({ ...here, min_price: '20000' })
  expect(params(links.ofCategory('7'))).toEqual({ ...here, category: '7' })
  expect(params(links.ofRegion('12,144'))).toEqual({ ...here, region: '12,144' })
  expect(params(links.active())).toEqual({ ...here, min_monthly_sales: '1' })
  expect(links.creators()).toBeUndefined()
  expect(boardLinks(TIKTOK_HOST_MARKET, {}).creators()).toBe('/tiktok_a/search')
})

it('writes what is missing as missing', () => {
  expect([shareText(null), changeText(null), shareText(0), changeText(0.1234)]).toEqual([
    '—',
    '—',
    '0.0%',
    '+12.3%',
  ])
  expect(otherShare({ value: null, change: null, yearChange: null }).value).toBeNull()
  const other = otherShare({ value: 0.3, change: 0.5, yearChange: null })
  expect(other.value).toBeCloseTo(0.7)
  expect(other.change).toBeCloseTo(0.7 / 0.8 - 1)
})

it('marks days that were scaled up, and leaves unknown days open', () => {
  const [sales] = marketSeries([
    { day: '2026-11-19', sales: null, gmvUsd: null, knownShare: 0.2 },
    { day: '2026-11-20', sales: 5, gmvUsd: 900, knownShare: 0.8 },
    { day: '2026-11-21', sales: 6, gmvUsd: 900, knownShare: 0.95 },
  ])
  expect(sales?.points.map(({ value, mark }) => [value, mark])).toEqual([
    [null, undefined],
    [5, 'interpolated'],
    [6, undefined],
  ])
})

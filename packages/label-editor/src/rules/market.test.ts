import { expect, test } from 'vitest'
import { newBarcode, newTable, newText } from '../document/new-document.ts'
import { MARKETS, type MarketId } from './market.ts'

/** What a text leaves out of what a market asks for. */
const lacks = (market: MarketId, text: string) =>
  MARKETS.find(({ id }) => id === market)
    ?.required.filter(({ isThere }) => !isThere(newText('t', text)))
    .map(({ id }) => id)

test.each<[MarketId, string, string]>([
  ['eu', 'maker', 'Hersteller: A'],
  ['eu', 'maker', '制造商：甲'],
  ['eu', 'ec-rep', 'EC REP'],
  ['eu', 'ec-rep', 'EU-Rep B'],
  ['eu', 'ec-rep', '欧代：乙'],
  ['eu', 'identifier', 'Model 7'],
  ['eu', 'identifier', 'LOT 7'],
  ['eu', 'identifier', '{{ sku }}'],
  ['eu', 'identifier', '型号 7'],
  ['eu', 'origin', 'MADE IN CHINA'],
  ['eu', 'origin', '产地：中国'],
  ['uk', 'uk-rep', 'UK RP: C'],
  ['uk', 'uk-rep', 'UK Responsible Person'],
  ['uk', 'uk-rep', 'Importer: C'],
  ['us', 'origin', 'Hergestellt in China'],
  ['tr', 'tr-maker', 'ÜRETİCİ / Üretici: A'],
  ['tr', 'tr-rep', 'İthalatçı: B'],
  ['tr', 'tr-rep', 'ithalatçı: B'],
  ['tr', 'tr-rep', 'TR-REP'],
  ['tr', 'tr-batch', 'Parti No 7'],
])('for %s %s is there in %j', (market, id, text) => {
  expect(lacks(market, text)).not.toContain(id)
})

test.each<[MarketId, string]>([
  ['eu', 'a lottery of plots in a container'],
  ['uk', 'the UK report'],
  ['us', 'made of steel'],
  ['tr', 'a lottery'],
])('for %s nothing is there in %j', (market, text) => {
  const all = MARKETS.find(({ id }) => id === market)?.required.map(({ id }) => id)
  expect(lacks(market, text)).toEqual(all)
})

test('words count in texts and in cells of tables, and nowhere else', () => {
  const [origin] = MARKETS.find(({ id }) => id === 'us')?.required ?? []
  expect(
    origin?.isThere({
      ...newTable('t'),
      cells: [
        ['a', 'b'],
        ['c', 'Made in China'],
      ],
    }),
  ).toBe(true)
  expect(origin?.isThere({ ...newTable('t'), cells: [['a', 'b']] })).toBe(false)
  expect(origin?.isThere({ ...newBarcode('b', 'Made in China'), format: 'qr' })).toBe(false)
})

test('every market asks for something, each once, in words that say what is missing', () => {
  for (const { name, required } of MARKETS) {
    expect(name).toMatch(/^[\u4e00-\u9fff]{2,3}$/)
    expect(required.length).toBeGreaterThan(0)
    expect(new Set(required.map(({ id }) => id)).size).toBe(required.length)
    for (const { message } of required) expect(message).toMatch(/^缺少./)
  }
})

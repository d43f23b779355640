import { expect, test } from 'vitest'
import {
  isMarketplace,
  MARKETPLACE_NAME,
  MARKETPLACES,
  type Marketplace,
  marketplaceOfCode,
  marketplaceOfPath,
  marketplaceRecord,
  needsFlag,
  SERVER_MARKETPLACES,
} from './marketplaces.ts'

test('numbers in the database count from 1 in the order of the site, and no name or path is twice', () => {
  const records = MARKETPLACES.map(marketplaceRecord)
  expect(records.map(({ code }) => code)).toEqual(records.map((_, at) => at + 1))
  for (const values of [records.map(({ name }) => name), records.flatMap(({ roots }) => roots)])
    expect(new Set(values).size).toBe(values.length)
  for (const one of MARKETPLACES) expect(marketplaceRecord(one).roots[0]).toBe(one)
})

test.each([
  ['/temu', 'temu'],
  ['/temu/', 'temu'],
  ['/shein/nowhere', 'shein'],
  ['/tiktok_a/goods', 'tiktok'],
  ['/tiktok', 'tiktok'],
  ['/tiktokshop', undefined],
  ['/tiktok?x', undefined],
  ['/', undefined],
  ['', undefined],
  ['temu', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (path, marketplace) => expect(marketplaceOfPath(path)).toBe(marketplace))

test('a number of the database is that of its marketplace; one below and one above are of none', () => {
  for (const one of MARKETPLACES) expect(marketplaceOfCode(marketplaceRecord(one).code)).toBe(one)
  for (const code of [0, MARKETPLACES.length + 1])
    expect(() => marketplaceOfCode(code)).toThrow(`No marketplace has the number ${code}`)
})

test('only names of marketplaces are marketplaces', () => {
  for (const one of MARKETPLACES) expect(isMarketplace(one)).toBe(true)
  for (const text of ['', 'Temu', 'tiktok_a', 'toString', 'amazon'])
    expect(isMarketplace(text), text).toBe(false)
})

test('a board keeps its number wherever it is, and another has another', () => {
  const names = new Map<number, string>()
  for (const { shopBoards } of Object.values(SERVER_MARKETPLACES))
    for (const [name, { code }] of Object.entries(shopBoards)) {
      expect(names.get(code) ?? name).toBe(name)
      names.set(code, name)
    }
  expect([...names.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('what each marketplace has, as its pages and its data tell', () => {
  const having = (has: (record: ReturnType<typeof marketplaceRecord>) => boolean) =>
    MARKETPLACES.filter((one) => has(marketplaceRecord(one)))
  expect(having(({ hasCreators }) => hasCreators)).toEqual(['tiktok'])
  expect(having(({ hasSizes }) => hasSizes)).toEqual(['shein'])
  expect(having(({ isEstimated }) => isEstimated)).toEqual(['shein', 'tiktok'])
  expect(having(({ keepsCategories }) => keepsCategories)).toEqual(['temu'])
  expect(having(({ hasKnownBills }) => hasKnownBills)).toEqual(['temu'])
  expect(MARKETPLACES.filter(needsFlag)).toEqual(['tiktok'])
  expect(MARKETPLACE_NAME).toEqual({
    temu: 'Temu',
    shein: 'Shein',
    aliexpress: 'AliExpress',
    tiktok: 'TikTok',
  })
})

/** The package knows no `URL`: an address is read by hand. */
function found(marketplace: Marketplace, text: string) {
  const [, hostname = '', pathname = '', query = ''] = /^https:\/\/([^/]+)([^?]*)\??(.*)$/.exec(text) ?? []
  const searchParams = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]))
  const address = { pathname, searchParams: { get: (name: string) => searchParams.get(name) ?? null } }
  const { host, find } = SERVER_MARKETPLACES[marketplace].address
  return host.test(hostname) ? find(address) : undefined
}

test.each<[Marketplace, string, string | undefined]>([
  ['temu', 'https://www.temu.com/a-g-60123.html', '60123'],
  ['temu', 'https://www.temu.com/a-g-6012.html', undefined],
  ['temu', 'https://temu.com/goods.html?goods_id=601099512345678', '601099512345678'],
  ['temu', 'https://temu.com/a-g-60123.html?goods_id=601', '601'],
  ['temu', 'https://nottemu.com/a-g-60123.html', undefined],
  ['shein', 'https://us.shein.com/Dress-p-1234.html', '1234'],
  ['shein', 'https://us.shein.com/Dress-p-12345-cat-1727.html', '12345'],
  ['shein', 'https://shein.co.uk/Dress-p-1234.html?goods_id=9', '1234'],
  ['shein', 'https://m.shein.com/goods?goods_id=9', '9'],
  ['shein', 'https://m.shein.com/goods', undefined],
  ['aliexpress', 'https://www.aliexpress.com/item/1005001.html', '1005001'],
  ['aliexpress', 'https://aliexpress.us/item/A-Dress/1005001.html', '1005001'],
  ['aliexpress', 'https://www.aliexpress.com/i/1005001.html?productId=7', '1005001'],
  ['aliexpress', 'https://www.aliexpress.com/gcp?productId=1005001', '1005001'],
  ['aliexpress', 'https://www.aliexpress.com/item/10050.html', undefined],
  ['tiktok', 'https://www.tiktok.com/view/product/1729384', '1729384'],
  ['tiktok', 'https://www.tiktok.com/shop/pdp/a-dress/1729384/', '1729384'],
  ['tiktok', 'https://shop.tiktokshop.com/product/17293', undefined],
  ['tiktok', 'https://www.tiktok.com/@someone/video/1729384', undefined],
])('%s: %s names %s', (marketplace, address, id) => expect(found(marketplace, address)).toBe(id))

test('who is on a board of shops and what orders it', () => {
  const boards = Object.entries(SERVER_MARKETPLACES).flatMap(([marketplace, { shopBoards }]) =>
    Object.entries(shopBoards).map(
      ([name, { members, measure, periods }]) =>
        `${marketplace} ${name}: ${members.join(' ') || 'all'}, ${measure}, ${periods.join(' ')}`,
    ),
  )
  expect(boards).toEqual([
    'temu branded: branded, gmv, 7',
    'temu personality: personality, salesPerGoods, 7',
    'temu vertical: vertical, focus, 7',
    'temu star: starSeller grown, salesChange, 7',
    'shein official: official, sales, 7',
    'shein star: starSeller grown, salesChange, 7',
    'shein hot: hot, sales, 7',
    'shein full: hostingFull, sales, 7',
    'shein semi: hostingSemi, sales, 7',
    'aliexpress star: gold silver, sales, 7',
    'tiktok sales: all, sales, 1 7 30',
    'tiktok full: hostingFull, sales, 1 7 30',
    'tiktok pushed: all, creatorsNew, 1 7 30',
    'tiktok star: branded, gmv, 1 7 30',
  ])
})

test('boards of products, the one whose score is explained, and regions of a market', () => {
  const of = <T>(part: (record: (typeof SERVER_MARKETPLACES)[Marketplace]) => T) =>
    MARKETPLACES.map((one) => part(SERVER_MARKETPLACES[one]))
  expect(of(({ rankBoards }) => rankBoards.join(' '))).toEqual([
    'burst price-drop new sold-out fivestar week month us eu world',
    'burst new day sold-out',
    'surge new day',
    'sales new promoted video full potential',
  ])
  expect(of(({ scoredBoard }) => scoredBoard)).toEqual(['burst', 'burst', 'burst', 'potential'])
  const common = [211, 37, 210, 'australiaAndNewZealand', 'europeanUnion', 128, 185, 100, 174, 160]
  const sold = [211, 93, 210, 217, 197, 119, 160, 186, 128, 76, 69, 98, 29, 100, 179, 174]
  expect(of(({ marketRegions }) => marketRegions)).toEqual([common, common, common, sold])
})

import { MOST_PAGES } from '@haixuan/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineBoard } from './define-board.ts'
import type { BoardQuery } from './list-operation.ts'
import type { RawSearch } from './param-reader.ts'

const board = defineBoard({
  path: '/example',
  title: '示例',
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  columns: (c) => [
    c.count('salesDay', '日销', { sort: 'daily_sales' }),
    c.usd('gmvUsd', 'GMV($)', { sort: 'gmv' }),
    c.count('similarCount', '同款数'),
  ],
  filters: (f) => [
    f.keyword('keyword', 'match', '关键词'),
    f.idSet('region', '地区', [{ label: '澳新', ids: [144, 12] }]),
    f.category('category', '类目'),
    f.choice('hosting', '托管', { full: '全托管', semi: '半托管' }),
    f.choice('area', '评论区域', { global: '全球', us: '美国', eu: '欧洲' }, 'global'),
    f.range('min_price', 'max_price', '价格', { presets: [], scale: 100, digits: 2 }),
    f.range('min_sales', 'max_sales', '总销量', { presets: [] }),
    f.range('min_score', 'max_score', '评分', { presets: [], digits: 1 }),
    f.days('listed_within', '上架时间', [3]),
    f.flag('has_video', '只看有视频'),
  ],
  sort: 'daily_sales:desc',
  access: 'user',
})
const { parse, serialise, change, atPage, inOrder, clear, chips } = board.search

const names = [
  ...board.search.filters.flatMap(({ params }) => params),
  'sort',
  'page',
  'nonsense',
  '__proto__',
]
const someValue = fc.oneof(
  fc.constantFrom('full', 'exact', 'true', 'gmv:asc', 'daily_sales:desc', '12,144', '144,12,12', 'us', '4.5'),
  fc.nat(2_000).map(String),
  fc.nat(),
  fc.string({ unit: 'binary' }),
  fc.anything(),
)
/** Anything that a reader, a stale link or a crawler may put into an address. */
const anyAddress = fc
  .array(fc.tuple(fc.constantFrom(...names), someValue))
  .map((pairs): RawSearch => Object.fromEntries(pairs))

describe('the address of a board', () => {
  test('survives anything and means the same when it is written again', () => {
    fc.assert(
      fc.property(anyAddress, (raw) => {
        const { query } = parse(raw)
        const again = parse(serialise(query))
        expect(again.query).toEqual(query)
        expect(again.invalid).toEqual([])
        expect(() => encodeURI(new URLSearchParams(serialise(query)).toString())).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })

  test('spaces alone ask for nothing', () => {
    for (const blank of ['', ' ', '\t', '\u3000'])
      for (const name of ['keyword', 'min_sales', 'hosting', 'sort', 'page'])
        expect(parse({ [name]: blank })).toEqual({ query: {}, invalid: [] })
  })

  test('keeps every value through a real address line', () => {
    fc.assert(
      fc.property(anyAddress, (raw) => {
        const { query } = parse(raw)
        const line = new URLSearchParams(serialise(query)).toString()
        expect(parse(Object.fromEntries(new URLSearchParams(line))).query).toEqual(query)
      }),
    )
  })

  test('writes no default and no second spelling', () => {
    const { query } = parse({
      sort: 'daily_sales:desc',
      page: 1,
      area: 'global',
      match: 'fuzzy',
      region: '144,12',
    })
    expect(serialise(query)).toEqual({ region: '12,144' })
    expect(parse({ match: 'exact' }).query).toEqual({})
  })

  test('says what it did not understand and keeps the rest', () => {
    const { query, invalid } = parse({
      page: '0',
      sort: 'similar_count:desc',
      min_sales: '-5',
      min_score: '4.85',
      hosting: 'none',
      category: '../etc',
      region: 'abc',
      has_video: 'maybe',
      keyword: ['a', 'b'],
      max_sales: '90',
    })
    expect(query).toEqual({ max_sales: 90 })
    expect(invalid.map(({ param }) => param).sort()).toEqual(
      [
        'category',
        'has_video',
        'hosting',
        'keyword',
        'min_sales',
        'min_score',
        'page',
        'region',
        'sort',
      ].sort(),
    )
    expect(invalid.find(({ param }) => param === 'page')?.reason).toBe('应为 1 到 500 的整数')
  })

  test('refuses a range that is upside down as a whole', () => {
    const { query, invalid } = parse({ min_sales: '9', max_sales: '3', page: '2' })
    expect(query).toEqual({ page: 2 })
    expect(invalid).toEqual([{ param: 'min_sales', value: '9-3', reason: '最小值不能大于最大值' }])
  })

  test('keeps long ids and digits-only words as text', () => {
    expect(parse({ keyword: '6010999166856761234' }).query.keyword).toBe('6010999166856761234')
    expect(parse({ category: 1854 }).query.category).toBe('1854')
  })
})

describe('changing a query', () => {
  const query: BoardQuery<'searchGoods'> = { keyword: '猫', min_sales: 5, sort: 'gmv:asc', page: 7 }

  test('any change of filters or order goes back to the first page', () => {
    expect(change(query, { hosting: 'full' })).toEqual({
      keyword: '猫',
      min_sales: 5,
      sort: 'gmv:asc',
      hosting: 'full',
    })
    expect(change(query, { sort: undefined })).toEqual({ keyword: '猫', min_sales: 5 })
    expect(change(query, { page: 8 }).page).toBe(8)
  })

  test('another page keeps filters and order; a page that no list has is the first', () => {
    const query = { keyword: '猫', sort: 'gmv:asc' } as const
    expect(atPage({ ...query, page: 7 }, 8)).toEqual({ ...query, page: 8 })
    expect(atPage({ ...query, page: 7 }, 1)).toEqual(query)
    expect(atPage(query, MOST_PAGES)).toEqual({ ...query, page: MOST_PAGES })
    for (const none of [0, MOST_PAGES + 1, 1.5]) expect(atPage(query, none)).toEqual(query)
  })

  test('another order keeps the filters and starts at the first page; one that no column has is the first order', () => {
    const query = { keyword: '猫', page: 7 } as const
    expect(inOrder(query, 'gmv:asc')).toEqual({ keyword: '猫', sort: 'gmv:asc' })
    for (const standard of [undefined, 'daily_sales:desc', 'title:asc', 'gmv'])
      expect(inOrder({ ...query, sort: 'gmv:asc' }, standard)).toEqual({ keyword: '猫' })
  })

  test('clearing turns all filters off and keeps the order', () => {
    expect(clear(query)).toEqual({ sort: 'gmv:asc' })
  })

  test('each chip says what is on and takes exactly that off', () => {
    const on = parse({
      keyword: '猫 抓板',
      match: 'exact',
      region: '12,144',
      category: '7',
      min_price: '250',
      max_sales: '90',
      min_score: '4.5',
      listed_within: '3',
      has_video: 'true',
      area: 'us',
    }).query
    const shown = chips(on, { category: () => '宠物' })
    expect(shown.map(({ label, text }) => `${label} ${text}`)).toEqual([
      '关键词 “猫 抓板”（精确）',
      '地区 澳新',
      '类目 宠物',
      '评论区域 美国',
      '价格 ≥2.5',
      '总销量 ≤90',
      '评分 ≥4.5',
      '上架时间 3 天内',
      '只看有视频 是',
    ])
    for (const chip of shown) expect(chips(change(on, chip.off))).toHaveLength(shown.length - 1)
    expect(
      shown.reduce(
        (rest, chip) =>
          change(
            rest,
            Object.fromEntries(
              board.search.filters
                .find(({ id }) => id === chip.id)
                ?.params.map((param) => [param, undefined]) ?? [],
            ),
          ),
        on,
      ),
    ).toEqual({})
  })
})

describe('defining a board', () => {
  test('only sortable columns can be sorted by, in both directions', () => {
    expect(board.search.sort.allowed).toEqual(['daily_sales:desc', 'daily_sales:asc', 'gmv:desc', 'gmv:asc'])
  })

  test('refuses twins and an order without a column', () => {
    const facts = {
      path: '/x',
      title: '',
      operation: 'searchGoods',
      params: { marketplace: 'temu' },
      access: 'user',
    } as const
    const make = (sort: 'gmv:desc' | 'daily_sales:desc', twice: boolean) =>
      defineBoard({
        ...facts,
        sort,
        columns: (c) => [c.count('salesDay', '日销', { sort: 'daily_sales' })],
        filters: (f) => [f.category('category', '类目'), ...(twice ? [f.category('category', '类目')] : [])],
      })
    expect(() => make('gmv:desc', false)).toThrow('no column sorts by gmv:desc')
    expect(() => make('daily_sales:desc', true)).toThrow('filter parameter category stands twice')
  })
})

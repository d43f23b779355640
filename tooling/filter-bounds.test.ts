// Two readers of one address meet here: what a list page accepts and sends, the server's check of the contract accepts.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContract, type Schema } from '../apps/api/src/platform/contract/contract.ts'
import { typedQuery } from '../apps/api/src/platform/contract/typed-query.ts'
import { COMMON_WORDS } from '../apps/web/src/features/filter-rows/config/common-words.ts'
import { COLLECTIONS } from '../apps/web/src/pages/favourites/boards/collections.ts'
import { LISTING_BOARDS } from '../apps/web/src/pages/listings/boards/listing-boards.ts'
import { SHOP_GOODS_TABS, shopGoodsBoard } from '../apps/web/src/pages/shop-detail/boards/shop-goods.ts'
import { PAGE_SIZE } from '../apps/web/src/shared/board/index.ts'

type Raw = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>
interface Filter {
  id: string
  params: readonly string[]
  read: (raw: Raw) => { values: Values; invalid: readonly unknown[] }
}
interface Board {
  path: string
  operation: Parameters<typeof typedQuery>[0]
  filters: (builder: unknown) => readonly (readonly Values[])[]
  search: {
    filters: readonly Filter[]
    sort: { standard: string; allowed: readonly string[] }
    parse: (raw: Raw) => { query: Values; invalid: readonly unknown[] }
    serialise: (query: Values) => Raw
  }
  presets: readonly { query: Values }[]
  fixed: Values
}

const modules = import.meta.glob<Record<string, Board>>(
  '../apps/web/src/pages/*/*/{boards,boards/tabs,tabs}/*.ts',
  { eager: true },
)
const given: readonly unknown[] = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...Object.values(COLLECTIONS).flatMap((list) => list ?? []),
  ...Object.values(LISTING_BOARDS),
  ...SHOP_GOODS_TABS.map(({ id }) =>
    shopGoodsBoard({
      ...{ marketplace: 'temu', path: '/temu/shop', goodsPath: '/temu/detail', mallId: '1', tab: id },
    }),
  ),
]
const boards = given as readonly Board[]

function contractAccepts(operation: Board['operation'], query: Raw): boolean {
  try {
    typedQuery(operation, query)
    return true
  } catch {
    return false
  }
}

/** The schema of a query parameter, straight from the contract. */
function schemaOf(operation: string, param: string): Schema {
  const found = readContract().operations.find(({ id }) => id === operation)
  const parameter = found?.parameters.find(({ name, in: where }) => name === param && where === 'query')
  if (!parameter) throw new Error(`${operation} has no parameter ${param}`)
  return parameter.schema
}

const ids = fc
  .tuple(fc.nat(4), fc.constantFrom('0', '1'), fc.array(fc.nat(99), { minLength: 1, maxLength: 45 }))
  .map(([digits, fill, list]) => list.map((id) => String(id).padStart(digits, fill)).join(','))
const day = fc
  .tuple(fc.integer({ min: 1969, max: 2031 }), fc.nat(13), fc.nat(32))
  .map(([year, month, date]) =>
    [year, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-'),
  )

/** Values of a parameter, most of them beside its bounds. */
function valuesAround(schema: Schema): fc.Arbitrary<string> {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  if (schema['enum']) return fc.oneof(fc.constantFrom(...(schema['enum'] as string[])), text)
  if (schema['type'] === 'boolean') return fc.oneof(fc.constantFrom('true', 'false', '1', 'on'), text)
  if (schema['type'] !== 'string') {
    const ends = [Number(schema['minimum']), Number(schema['maximum'])]
    const near = fc.tuple(fc.constantFrom(...ends), fc.integer({ min: -3, max: 3 }))
    const step = schema['type'] === 'number' ? fc.constantFrom(0, 0.1, -0.1, 0.5) : fc.constant(0)
    const numbers = fc
      .tuple(near, step)
      .map(([[end, by], more]) => String(Number((end + by + more).toFixed(1))))
    return fc.oneof({ weight: 6, arbitrary: numbers }, fc.nat().map(String), text)
  }
  const most = Number(schema['maxLength'] ?? 40)
  const long = fc.string({ unit: fc.constantFrom('a', '猫', '😀'), minLength: most - 2, maxLength: most + 2 })
  return fc.oneof(long, ids, day, text)
}

/** One filter for each operation and parameter. */
const filters = new Map(
  boards.flatMap(({ operation, search }) =>
    search.filters.flatMap((filter) =>
      filter.params.map((param) => [`${operation} ${param}`, { operation, param, filter, search }] as const),
    ),
  ),
)

test('there are boards of all list operations that a page shows', () => {
  expect(boards.length).toBeGreaterThan(60)
  expect(new Set(boards.map(({ operation }) => operation)).size).toBe(10)
  expect(filters.size).toBeGreaterThan(120)
})

describe.each([...filters])('%s', (_, { operation, param, filter, search }) => {
  const schema = schemaOf(operation, param)
  // A way of matching is only beside words.
  const beside: Raw = param === 'match' ? { keyword: 'a' } : {}
  const values = valuesAround(schema).map((value) => value.trim())

  test('what the page accepts, and what it then sends, is within the contract', () => {
    fc.assert(
      fc.property(values, (value) => {
        const raw = { ...beside, [param]: value }
        if (value === '' || filter.read(raw).invalid.length > 0) return
        expect(contractAccepts(operation, { [param]: value }), `${param}=${value}`).toBe(true)
        const sent = search.serialise(search.parse(raw).query)
        expect(contractAccepts(operation, sent), JSON.stringify(sent)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('what the contract accepts, the page accepts', () => {
    fc.assert(
      fc.property(values, (value) => {
        if (value === '' || !contractAccepts(operation, { [param]: value })) return
        // A switch that is off is not said. -0 is a spelling that nobody types.
        if (schema['type'] === 'boolean' && value === 'false') return
        if (schema['type'] !== 'string' && value.startsWith('-')) return
        // Three digits that begin with 0 are an id of one or two digits in the one spelling that addresses have.
        if (param === 'site' && /(^|,)0/.test(value)) return
        expect(filter.read({ ...beside, [param]: value }).invalid, `${param}=${value}`).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  if (schema['maximum'] === undefined) return
  test('both ends are in, and one beyond them is out', () => {
    const [least, most] = [Number(schema['minimum']), Number(schema['maximum'])]
    for (const value of [least - 1, least, most, most + 1]) {
      const isIn = value >= least && value <= most
      expect(filter.read({ [param]: String(value) }).invalid.length === 0, String(value)).toBe(isIn)
      expect(contractAccepts(operation, { [param]: String(value) }), String(value)).toBe(isIn)
    }
  })
})

/** Reads every ready answer that a filter offers, as the parameters that it sets. */
const readyAnswers = {
  keyword: () => [],
  choice: (param: string, _: string, options: object) =>
    Object.keys(options).map((value) => ({ [param]: value })),
  range: (min: string, max: string, _: string, { presets }: { presets: { min?: number; max?: number }[] }) =>
    presets.map((preset) => ({ [min]: preset.min, [max]: preset.max })),
  days: (param: string, _: string, presets: number[]) => presets.map((days) => ({ [param]: days })),
  idSet: (param: string, _: string, sets: { ids: number[] }[]) => [
    ...sets.map((set) => ({ [param]: set.ids.join(',') })),
    ...(sets.length === 0 ? [] : [{ [param]: sets.flatMap((set) => set.ids).join(',') }]),
  ],
  category: () => [],
  tab: (param: string, _: string, options: object) =>
    Object.keys(options).map((value) => ({ [param]: value })),
  date: () => [],
  one: () => [],
  numbers: () => [],
  least: (param: string, _: string, steps: number[]) => steps.map((step) => ({ [param]: step })),
  words: (param: string) => (COMMON_WORDS[param] ?? []).map((word) => ({ [param]: word })),
  flag: (param: string) => [{ [param]: true }],
}

/** The address of a query, without what it leaves open. */
const rawOf = (query: Values): Raw =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

test('every ready answer, preset, order and page of every board is accepted by both', () => {
  const refused = boards.flatMap(({ path, operation, filters, search, presets, fixed }) => {
    const asked: readonly Values[] = [
      ...filters(readyAnswers).flat(),
      ...presets.map(({ query }) => query),
      ...search.sort.allowed.map((sort) => ({ sort })),
      ...[1, 500].map((page) => ({ page })),
    ]
    return asked
      .map(rawOf)
      .filter((raw) => {
        const { query, invalid } = search.parse(raw)
        const sent = { sort: search.sort.standard, ...query, ...fixed, limit: PAGE_SIZE }
        return (
          invalid.length > 0 || !contractAccepts(operation, raw) || !contractAccepts(operation, rawOf(sent))
        )
      })
      .map((raw) => `${path} ${operation} ${JSON.stringify(raw)}`)
  })
  expect(refused).toEqual([])
})

test.each([0, 501])('page %d is refused by both', (page) => {
  const refused = boards.filter(({ operation, search }) => {
    const raw = { page: String(page) }
    return search.parse(raw).invalid.length === 1 && !contractAccepts(operation, raw)
  })
  expect(refused).toHaveLength(boards.length)
})

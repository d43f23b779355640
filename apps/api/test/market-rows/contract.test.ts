import { readFileSync } from 'node:fs'
import { TIER_ORDER, tierEntitlement } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { rowsOfAnswer } from '../../src/modules/access/operations/draw-market-rows.ts'
import { readContract, type Schema } from '../../src/platform/contract/contract.ts'

const contract = readContract()
const schemas = contract.components['schemas'] as Record<string, Schema>
/** Names that rows of the market share with other things: sums of categories, commissions of referral, times of jobs. */
const SHARED = new Set(['place', 'count', 'updatedAt', 'goodsCount', 'commission', 'startedAt'])
const isNumber = ({ type }: Schema) => [type].flat().some((one) => one === 'integer' || one === 'number')

/** Every property of a schema and of what it holds, with its own schema. */
function* propertiesOf(schema: Schema | undefined, seen = new Set<string>()): Generator<[string, Schema]> {
  if (!schema) return
  const ref = schema['$ref'] as string | undefined
  if (ref !== undefined) {
    if (seen.has(ref)) return
    seen.add(ref)
    yield* propertiesOf(schemas[ref.split('/').at(-1) ?? ''], seen)
    return
  }
  const parts = [schema['items'], ...['oneOf', 'anyOf', 'allOf'].flatMap((name) => schema[name] ?? [])]
  for (const part of parts) yield* propertiesOf(part as Schema | undefined, seen)
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    yield [name, property]
    yield* propertiesOf(property, seen)
  }
}

const figuresOf = (answer: Schema | undefined) =>
  [...propertiesOf(answer)].flatMap(([name, schema]) => (isNumber(schema) && !SHARED.has(name) ? [name] : []))

/** What the boards say of a row in numbers: an answer that says one of these speaks of the market. */
const figures = new Set(
  ['GoodsRow', 'RankRow', 'ShopRow', 'CreatorRow', 'LiveRow', 'VideoRow', 'LiveGoods', 'AlertMatch'].flatMap(
    (name) => figuresOf(schemas[name]),
  ),
)

test('an operation that answers with figures of the market says who draws its rows', () => {
  expect(figures.size).toBeGreaterThan(40)
  const why = contract.operations.flatMap(({ id, marketRows, answers }) => {
    const answer = answers.get('200')
    const named = new Set(figuresOf(answer).filter((name) => figures.has(name)))
    // What is in a file the contract does not say.
    const isFile = answer?.['type'] === 'string'
    return marketRows || (named.size === 0 && !isFile) ? [] : [[id, ...named]]
  })
  expect(why).toEqual([])
})

test('what no quota draws says why, and its own right bounds it', () => {
  const free = contract.operations.flatMap(({ id, marketRows }) => (marketRows?.drawn === 'none' ? [id] : []))
  expect(free.sort()).toEqual(['downloadExport', 'downloadImportFile', 'getMarket', 'listNotices'])
  for (const { marketRows } of contract.operations)
    if (marketRows && 'why' in marketRows) expect(marketRows.why.length).toBeGreaterThan(20)
  // A notice shows five rows, an alert writes one a day.
  for (const tier of TIER_ORDER) {
    const { alertRules, marketRows } = tierEntitlement(tier)
    expect(alertRules * 5, tier).toBeLessThanOrEqual(marketRows)
  }
})

test('the example of each answer has the rows that its mark names', () => {
  const drawn = contract.operations.filter(({ marketRows }) => marketRows?.drawn === 'answer')
  expect(drawn.length).toBeGreaterThan(20)
  const bundle = JSON.parse(readFileSync(new URL('../../openapi.gen.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, Example> }>>
  }
  const examples = new Map(
    Object.values(bundle.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId, responses }) => [operationId, exampleOf(responses['200'])]),
  )
  for (const { id, marketRows } of drawn) {
    if (!marketRows) continue
    const answer = { status: 200, body: examples.get(id) }
    const params = { marketplace: 'temu', id: 'x' }
    const rows = rowsOfAnswer(marketRows, { params, answer })
    expect(rows.length, id).toBeGreaterThan(0)
    expect(rowsOfAnswer(marketRows, { params, answer: { ...answer, status: 201 } })).toEqual([])
  }
})

test('a mark that names an id which the rows lack is an error, not a free answer', () => {
  const mark = { drawn: 'answer' as const, rows: [{ kind: 'goods' as const, at: 'rows', id: 'goods.id' }] }
  const answer = { status: 200, body: { data: { rows: [{ id: '1' }] } } }
  expect(() => rowsOfAnswer(mark, { params: { marketplace: 'temu' }, answer })).toThrow('x-market-rows')
})

interface Example {
  content?: Record<string, { examples?: Record<string, { value?: unknown; $ref?: string }> }>
}

function exampleOf(response: Example | undefined): unknown {
  const [first] = Object.values(response?.content?.['application/json']?.examples ?? {})
  if (first?.$ref === undefined) return first?.value
  const named = (contract.components['examples'] as Record<string, { value: unknown }> | undefined) ?? {}
  return named[first.$ref.split('/').at(-1) ?? '']?.value
}

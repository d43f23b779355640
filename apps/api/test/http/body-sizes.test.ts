import { expect, test } from 'vitest'
import { readContract } from '../../src/platform/contract/contract.ts'
import { checkerOf } from '../../src/platform/contract/schema-check.ts'
import { BODY_BYTES, KIB, MIB } from '../../src/platform/http/body-bytes.ts'
import { largestBody } from './largest-body.ts'

const contract = readContract()
const { resolve, check } = checkerOf(contract)
const withBody = contract.operations.flatMap((operation) => {
  const { body, bodyBytes = BODY_BYTES } = operation
  return body ? [{ ...operation, schema: body.schema, bytes: bodyBytes }] : []
})
/** Their schemas allow more than anybody sends: their size is limited by bytes alone. */
const BY_BYTES = new Map([
  ...(['addImportRows', 'previewImportRows', 'submitSettlement'] as const).map((id) => [id, MIB] as const),
  ...(['createExport', 'quoteExport'] as const).map((id) => [id, 512 * KIB] as const),
  ['putLabel', 4 * MIB] as const,
])

test('every body has the size its operation needs: what fits the schema is let in, and not much more', () => {
  expect(withBody.length).toBeGreaterThan(40)
  for (const { id, schema, bytes } of withBody) {
    const most = BY_BYTES.get(id as never)
    if (most !== undefined) {
      expect(bytes, id).toBe(most)
      continue
    }
    const largest = largestBody(schema, resolve)
    expect(largest, id).toBeLessThanOrEqual(bytes)
    if (bytes > BODY_BYTES) expect(bytes, id).toBeLessThanOrEqual(8 * largest)
  }
})

test('tries at passwords and codes are small', () => {
  const tries = withBody.filter(({ access }) => access.rateClass === 'login')
  expect(tries.length).toBeGreaterThan(6)
  expect(tries.filter(({ bytes }) => bytes > 4 * KIB).map(({ id }) => id)).toEqual([])
})

test('every list, map and text of a body has a bound', () => {
  const found = withBody.flatMap(({ id, schema }) => {
    const unbounded: string[] = []
    largestBody(schema, resolve, unbounded)
    return unbounded.map((part) => `${id}: ${part}`)
  })
  // The document of a label is of the editor, which checks it; names of columns are bounded by the bytes.
  expect(found.filter((part) => !part.includes('propertyNames.maxLength'))).toEqual([])
})

test('a hundred thousand faults are twenty, of each kind that can be many', () => {
  const items = {
    type: 'array',
    items: {
      type: 'object',
      required: ['a', 'b', 'c'],
      additionalProperties: false,
      properties: { a: { type: 'string' } },
    },
  }
  const kinds = [
    [
      { type: 'object', additionalProperties: false },
      Object.fromEntries(Array.from({ length: 95_000 }, (_, at) => [`k${at}`, 1])),
    ],
    [items, Array.from({ length: 50_000 }, () => ({ x: 1 }))],
    [
      { type: 'array', items: { $ref: '#/components/schemas/MainlandMobile' } },
      Array.from({ length: 50_000 }, () => 'x'),
    ],
    [
      { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'boolean' }] } },
      Array.from({ length: 50_000 }, () => 1),
    ],
  ] as const
  for (const [schema, value] of kinds) expect(check(schema as never)(value)).toHaveLength(20)
  expect(check(items as never)([{ x: 1 }])).toHaveLength(4)
})

test('an alternative with many faults takes nothing away from the one that fits', () => {
  const many = { type: 'array', items: { type: 'string' } }
  const schema = { type: 'object', required: ['z'], properties: { a: { anyOf: [many, { type: 'array' }] } } }
  const value = { a: Array.from({ length: 1_000 }, () => 1) }
  expect(check({ ...schema, required: [] } as never)(value)).toBeUndefined()
  expect(check(schema as never)(value)?.length).toBeGreaterThan(0)
})

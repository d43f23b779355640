import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handlers } from '../../src/operations.ts'
import { type Json, readContract, type Schema } from '../../src/platform/contract/contract.ts'
import { checkerOf } from '../../src/platform/contract/schema-check.ts'

const contract = readContract()
const checker = checkerOf(contract)
const bundle = JSON.parse(readFileSync(new URL('../../openapi.gen.json', import.meta.url), 'utf8'))

/** The bundle keeps examples among its components. */
function resolved(example: Json): { value: Json } {
  const ref = (example as { $ref?: string }).$ref
  const target = ref === undefined ? example : bundle.components.examples[ref.split('/').at(-1) ?? '']
  if (target?.value === undefined) throw new Error(`example without a value: ${JSON.stringify(example)}`)
  return target
}

/** Every {schema, examples} of an operation, wherever it is. */
function media(node: Json): { schema: Schema; examples: { value: Json }[] }[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(media)
  const own =
    'schema' in node && 'examples' in node
      ? [
          {
            schema: node['schema'] as Schema,
            examples: Object.values(node['examples'] as Record<string, Json>).map(resolved),
          },
        ]
      : []
  return [...own, ...Object.values(node).flatMap(media)]
}

/** The bytes of a file have no example. */
const answersFile = (operation: Json) => {
  const { responses } = operation as { responses?: Record<string, Json> }
  return JSON.stringify(responses?.['200'] ?? '').includes('"format":"binary"')
}

describe('the contract', () => {
  test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s: every schema compiles',
    (_id, operation) => {
      for (const part of ['path', 'query', 'header'] as const) {
        const list = operation.parameters.filter((parameter) => parameter.in === part)
        expect(() => checker.parameters(list, true)({})).not.toThrow()
      }
      for (const schema of [
        ...operation.answers.values(),
        ...(operation.body ? [operation.body.schema] : []),
      ]) {
        expect(() => checker.check(schema)(null)).not.toThrow()
      }
    },
  )

  test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s says who may call, what it answers and how it fails',
    (_id, operation) => {
      expect(['public', 'user']).toContain(operation.access.auth)
      expect([...operation.answers.keys()].some((status) => status.startsWith('2'))).toBe(true)
      expect(JSON.stringify(operation.answers.get('default'))).toContain('Failure')
      expect(handlers).toHaveProperty(operation.id)
    },
  )

  test('every example follows its schema, and every operation has one', () => {
    for (const item of Object.values(bundle.paths) as Record<string, Json>[]) {
      for (const [method, operation] of Object.entries(item)) {
        const found = media(operation)
        if (answersFile(operation)) continue
        expect(found.length, `${method} ${JSON.stringify(operation).slice(0, 60)}`).toBeGreaterThan(0)
        for (const { schema, examples } of found) {
          for (const example of examples)
            expect(checker.check(schema)(structuredClone(example.value)) ?? []).toEqual([])
        }
      }
    }
  })

  test('the calls of the specification keep their form', () => {
    const forms = contract.operations.map(({ method, url }) => `${method} ${url}`)
    expect(forms).toEqual(
      expect.arrayContaining([
        'GET /api/dict/:name',
        'GET /api/getServerTime',
        'GET /api/proxytemu/currencies',
        'GET /api/proxyshein/locations',
        'GET /api/user/getUserInfo',
        'POST /api/weapp/loginpassword',
        'POST /api/weapp/register',
        'POST /api/weapp/setpassword',
        'POST /api/user/edit',
        'GET /api/user/getSubAccount',
        'POST /api/user/addSubAccount',
        'POST /api/user/updateSubAccount',
        'GET /api/user/cancelUnion',
        'GET /api/spread/user',
        'GET /api/spread/order',
        'GET /api/spread/money',
        'GET /api/goods/list',
        'GET /api/common/areajson',
        'POST /api/erp/updateUser',
      ]),
    )
  })
})

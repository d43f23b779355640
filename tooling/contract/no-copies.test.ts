import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { addCommonHeaders, inlineShared } from './inline-shared.mjs'

type Node = Record<string, unknown>

const OPENAPI = new URL('../../openapi/', import.meta.url)
const read = (folder: string) =>
  readdirSync(new URL(folder, OPENAPI)).map((name) => ({
    name: `${folder}${name}`,
    tree: parse(readFileSync(new URL(`${folder}${name}`, OPENAPI), 'utf8')) as Record<string, Node>,
  }))

const paths = read('paths/')
const operations = paths.flatMap(({ name, tree }) =>
  Object.entries(tree).map(([method, node]) => ({ where: `${name} ${method}`, node })),
)
const isReference = (node: unknown) => typeof (node as Node)['$ref'] === 'string'

/** Texts that are in more than one place, with those places. */
function copies(found: { where: string; node: unknown }[]): string[][] {
  const places = new Map<string, string[]>()
  for (const { where, node } of found) {
    const text = JSON.stringify(node)
    places.set(text, [...(places.get(text) ?? []), where])
  }
  return [...places].filter(([, all]) => all.length > 1).map(([text, all]) => [text, ...all])
}

function objectsOf(where: string, node: unknown): { where: string; node: unknown }[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, properties } = node as { type?: unknown; properties?: Node }
  // OpenAPI knows no generic types: the envelope is written around the data of each answer.
  const isNamed = type === 'object' && properties !== undefined && !('code' in properties)
  const inside = Object.values(node).flatMap((inner) => objectsOf(where, inner))
  return isNamed ? [{ where, node }, ...inside] : inside
}

test('no parameter and no answer is word for word in two operations', () => {
  const own = (key: 'parameters' | 'responses') =>
    operations.flatMap(({ where, node }) =>
      Object.values((node[key] as object | undefined) ?? {})
        .filter((one) => !isReference(one))
        .map((one) => ({ where, node: one })),
    )
  expect(copies(own('parameters'))).toEqual([])
  expect(copies(own('responses'))).toEqual([])
})

test('no object is word for word in two places', () => {
  const all = [...paths, ...read('schemas/')].flatMap(({ name, tree }) => objectsOf(name, tree))
  expect(all.length).toBeGreaterThan(200)
  expect(copies(all)).toEqual([])
})

test('what is shared is used by two operations at least', () => {
  const used = JSON.stringify(operations)
  const timesOf = (reference: string) => used.split(`"$ref":"../${reference}"`).length - 1
  const parameters = read('parameters/').flatMap(({ name, tree }) =>
    Object.keys(tree).map((key) => `${name}#/${key}`),
  )
  const answers = read('responses/').map(({ name }) => name)
  expect(parameters.length).toBeGreaterThan(50)
  expect([...parameters, ...answers].filter((one) => timesOf(one) < 2)).toEqual([])
})

test('goods.rank and goods.search share every parameter that both have', () => {
  const of = (name: string) =>
    (operations.find(({ where }) => where === `paths/${name}.yaml get`)?.node['parameters'] ?? []) as Node[]
  const shared = of('goods.rank').filter((one) =>
    of('goods.search').some((two) => two['$ref'] === one['$ref']),
  )
  expect(shared.filter(isReference).length).toBeGreaterThanOrEqual(51)
  const names = (list: Node[]) => list.map((one) => one['name']).filter((name) => name !== undefined)
  expect(names(of('goods.rank')).filter((name) => names(of('goods.search')).includes(name))).toEqual(['sort'])
})

test('the bundle holds each operation whole', () => {
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
  const failure = { description: 'A failure.' }
  const paths = {
    '/a': {
      get: {
        parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'own' }],
        responses: { default: { $ref: '#/components/responses/Failure' } },
      },
    },
  }
  const components = { parameters: { Page: page }, responses: { Failure: failure }, schemas: {} }
  expect(inlineShared({ paths, components })).toEqual({
    paths: { '/a': { get: { parameters: [page, { name: 'own' }], responses: { default: failure } } } },
    components: { schemas: {} },
  })
  const lost = { '/a': { get: { responses: { default: { $ref: '#/components/responses/Lost' } } } } }
  expect(() => inlineShared({ paths: lost, components: {} })).toThrow(/Lost leads nowhere/)
})

test('headers of every answer are in each answer of the bundle, others where they are written', () => {
  const rate = { schema: { type: 'string' } }
  const ref = (name: string) => ({ $ref: `#/components/headers/${name}` })
  const failure = { description: 'A failure.', headers: { Wait: ref('Wait') } }
  const contract = {
    paths: { '/a': { get: { responses: { 200: { description: 'Success.' }, default: { $ref: 'x' } } } } },
    components: {
      headers: { Rate: { ...rate, 'x-every-answer': true }, Wait: rate },
      responses: { Failure: failure },
    },
  }
  expect(addCommonHeaders(structuredClone(contract))).toEqual({
    paths: {
      '/a': {
        get: {
          responses: {
            200: { description: 'Success.', headers: { Rate: ref('Rate') } },
            default: { $ref: 'x' },
          },
        },
      },
    },
    components: {
      headers: { Rate: rate, Wait: rate },
      responses: {
        Failure: { description: 'A failure.', headers: { Rate: ref('Rate'), Wait: ref('Wait') } },
      },
    },
  })
})

test('the bundle tells of the rates and the number of the call with every answer', () => {
  const bundle = JSON.parse(
    readFileSync(new URL('../../apps/api/openapi.gen.json', import.meta.url), 'utf8'),
  ) as { paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>> }
  const answers = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses }) => Object.values(responses))
  expect(answers.length).toBeGreaterThan(280)
  for (const { headers } of answers)
    expect(Object.keys(headers ?? {})).toEqual(
      expect.arrayContaining(['RateLimit-Policy', 'RateLimit', 'X-Request-Id']),
    )
})

import { expect, test } from 'vitest'
import { breakingChanges } from './breaking.mjs'

const contract = (operation: object, schemas: object = {}) => ({
  paths: { '/api/things': { get: operation } },
  components: { schemas },
})
const answering = (schema: object) => ({
  responses: { '200': { content: { 'application/json': { schema } } } },
})
const asking = (...parameters: object[]) => ({ parameters, responses: {} })
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }

test('the same contract breaks nothing', () => {
  const same = contract(answering({ type: 'object', properties: { id: { type: 'string' } } }))
  expect(breakingChanges(same, structuredClone(same))).toEqual([])
})

test('a removed operation is a break', () => {
  expect(breakingChanges(contract(asking()), { paths: {} })).toEqual(['GET /api/things: removed'])
})

test('a removed parameter and a newly required one are breaks, a new optional one is not', () => {
  const required = { name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }
  expect(breakingChanges(contract(asking(page)), contract(asking(required)))).toEqual([
    'GET /api/things query page: removed',
    'GET /api/things query limit: now required',
  ])
  expect(breakingChanges(contract(asking()), contract(asking(page)))).toEqual([])
})

test('a narrowed request enum is a break, a widened one is not', () => {
  const sorted = (...values: string[]) =>
    contract(asking({ name: 'sort', in: 'query', schema: { enum: values } }))
  expect(breakingChanges(sorted('a', 'b'), sorted('a'))).toEqual([
    'GET /api/things query sort: value b is no longer accepted',
  ])
  expect(breakingChanges(sorted('a'), sorted('a', 'b'))).toEqual([])
})

test('a response field that goes, becomes optional or nullable is a break, also through a reference', () => {
  const thing = (schema: object) =>
    contract(answering({ $ref: '#/components/schemas/Thing' }), { Thing: schema })
  const before = thing({
    type: 'object',
    required: ['a', 'b'],
    properties: { a: { type: 'string' }, b: { type: 'integer' }, c: {} },
  })
  const after = thing({
    type: 'object',
    required: ['a'],
    properties: { a: { type: ['string', 'null'] }, b: { type: 'integer' } },
  })
  expect(breakingChanges(before, after)).toEqual([
    'GET /api/things 200.a: type string became null|string',
    'GET /api/things 200.c: removed',
    'GET /api/things 200.b: no longer always present',
  ])
})

test('a schema that holds itself is compared to its end', () => {
  const tree = (type: string) =>
    contract(answering({ $ref: '#/components/schemas/Area' }), {
      Area: {
        type: 'object',
        properties: {
          code: { type },
          children: { type: 'array', items: { $ref: '#/components/schemas/Area' } },
        },
      },
    })
  expect(breakingChanges(tree('string'), tree('integer'))).toEqual([
    'GET /api/things 200.code: type string became integer',
  ])
})

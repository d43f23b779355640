import fc from 'fast-check'
import type { Json, Operation, Parameter, Schema } from '../../src/platform/contract/contract.ts'
import { exampleOf } from '../http/example-body.ts'
import { BROKEN_JSON, NOBODY, ODD_TEXTS, ODD_VALUES, PATH_CHANGES, WRONG_TYPES } from './hostile-input.ts'
import { type Known, NAUGHTY, someOf, valuesOf } from './schema-values.ts'

type Record_ = { [name: string]: Json }

/** A request before it is bytes, and what has to become of it. */
export interface FuzzRequest {
  method: string
  /** Path and query as they go over the wire. */
  target: string
  headers: string[]
  body: string | undefined
  /** Who calls: somebody who may do everything, or a way of not being anybody. */
  caller: 'everything' | 'nobody'
  /**
   * `right`: not refused for its form. `wrong`: refused with 4xx. `stranger`: refused with 401 where one has to sign in.
   * `type`: 415. `method`: 405. `odd`: anything that the contract allows.
   */
  expected: 'right' | 'wrong' | 'stranger' | 'type' | 'method' | 'odd'
}

/** Decides whether values follow a schema, apart from the server's own check. */
export type Fits = (schema: Schema, value: Json) => boolean

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
const queryOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&')}`
/** The address with its parameters filled in. */
export const pathOf = (url: string, values: Record_) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(values[name] ?? '')))

/** Reads a text of an address as its schema says numbers and truths are written. */
function read(type: Json | undefined, text: string): Json {
  if (
    (type === 'integer' && /^-?\d{1,15}$/.test(text)) ||
    (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
  )
    return Number(text)
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text
}

interface Parts {
  path: Record_
  query: Record_
  body: Json | undefined
}

/** @param hash true: what is right of it costs a run of the password hash, so it is not sent */
export function requestsOf(
  operation: Operation,
  {
    known,
    fits,
    poolOf,
    isDear,
  }: { known: Known; fits: Fits; poolOf: (name: string) => readonly Json[]; isDear: boolean },
  siblings: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const of = (where: Parameter['in']) => operation.parameters.filter((one) => one.in === where)
  const arbitrary = ({ name, schema }: Parameter) => {
    const [made, pool] = [valuesOf(schema, known), poolOf(name)]
    return pool.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pool) }, made)
  }
  const values = (list: Parameter[]) =>
    someOf(
      Object.fromEntries(list.map((one) => [one.name, arbitrary(one)])),
      list.filter((one) => one.required).map((one) => one.name),
    )
  const schema = operation.body && known.resolve(operation.body.schema)
  const right: fc.Arbitrary<Parts> = fc.record({
    path: values(of('path')),
    query: values(of('query')),
    body: schema ? bodies(schema, known, exampleOf(operation)) : fc.constant(undefined),
  })
  const fitting = ({ path, query, body }: Parts) =>
    [
      ...of('path').map((one) => [one, path[one.name]] as const),
      ...of('query').map((one) => [one, query[one.name]] as const),
    ].every(([one, value]) => value === undefined || fits(one.schema, value)) &&
    (!schema || fits(schema, body ?? null))
  const say = (parts: Parts, more: Partial<FuzzRequest> = {}): FuzzRequest => ({
    method: operation.method,
    target:
      pathOf(operation.url, parts.path) +
      queryOf(Object.entries(parts.query).map(([name, value]) => [name, textOf(value)])),
    headers: parts.body === undefined ? [] : ['content-type: application/json'],
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    caller: 'everything',
    expected: fitting(parts) ? 'right' : 'wrong',
    ...more,
  })
  const rightRequest = right.filter(fitting).map((parts) => say(parts))
  const ways: fc.WeightedArbitrary<FuzzRequest>[] = [
    // What has nothing to fill in is right in one way only.
    { weight: isDear ? 0 : schema || of('query').length > 0 ? 7 : 3, arbitrary: rightRequest },
    { weight: 5, arbitrary: wrongAddresses(operation, right, say, { known, fits }) },
    {
      weight: 1,
      arbitrary: fc.tuple(right, fc.constantFrom(...NOBODY)).map(([parts, headers]) => {
        // Anyone who may come unknown is answered as everybody; what is expensive is sent without its body.
        const sent = say(isDear ? { ...parts, body: undefined } : parts, {
          caller: 'nobody',
          expected: 'stranger',
        })
        return { ...sent, headers: [...sent.headers, ...headers] }
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...PATH_CHANGES))
        .map(([parts, change]) =>
          say(
            { ...parts, query: {}, body: undefined },
            { target: change(pathOf(operation.url, parts.path)), expected: 'odd' },
          ),
        ),
    },
  ]
  const foreign = METHODS.filter(
    (method) => !siblings.includes(method) && !(method === 'HEAD' && siblings.includes('GET')),
  )
  if (foreign.length > 0) {
    ways.push({
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...foreign))
        .map(([parts, method]) => say({ ...parts, body: undefined }, { method, expected: 'method' })),
    })
  }
  if (schema) {
    ways.push(
      { weight: 6, arbitrary: wrongBodies(right, say, isDear) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(right, fc.constantFrom(...BROKEN_JSON))
          .map(([parts, body]) => say(parts, { body, expected: 'wrong' })),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(right, fc.constantFrom(undefined, ...WRONG_TYPES)).map(([parts, type]) =>
          say(parts, {
            headers: type === undefined ? [] : [`content-type: ${type}`],
            expected: 'type',
          }),
        ),
      },
    )
  }
  return fc.oneof(...ways)
}

/** Bodies made by the schema, and the example of the contract, whose values fit one another. */
function bodies(schema: Schema, known: Known, example: Json | undefined): fc.Arbitrary<Json> {
  const made = valuesOf(schema, known)
  return example === undefined ? made : fc.oneof({ weight: 2, arbitrary: made }, fc.constant(example))
}

type Say = (parts: Parts, more?: Partial<FuzzRequest>) => FuzzRequest

/** One thing about the address is changed: a value, a name, a name twice. */
function wrongAddresses(
  operation: Operation,
  right: fc.Arbitrary<Parts>,
  say: Say,
  { known, fits }: { known: Known; fits: Fits },
): fc.Arbitrary<FuzzRequest> {
  const list = operation.parameters.filter((one) => one.in === 'query' || one.in === 'path')
  const texts = fc.constantFrom(...ODD_TEXTS, ...NAUGHTY)
  const bare = right.map((parts) => ({ ...parts, query: {}, body: parts.body }))
  const unknown = fc
    .tuple(bare, fc.constantFrom('a', 'Page', 'page[]', '__proto__', 'id ', 'token', '$where', '页'), texts)
    .map(([parts, name, text]) => {
      const known = list.some((one) => one.name === name)
      return say(parts, {
        target: pathOf(operation.url, parts.path) + queryOf([[name, text]]),
        expected: known ? 'odd' : 'wrong',
      })
    })
  const required = list.filter((one) => one.required && one.in === 'query')
  if (list.length === 0) return unknown
  const changed = fc
    .tuple(bare, fc.constantFrom(...list), texts, fc.boolean())
    .map(([parts, one, text, twice]) => {
      const schema = known.resolve(one.schema)
      const good = !text.includes('\0') && fits(schema, read(schema['type'], text))
      if (one.in === 'path') {
        const target = pathOf(operation.url, { ...parts.path, [one.name]: text })
        // An empty value or a dot makes another address of it.
        return say(parts, { target, expected: good || text === '' ? 'odd' : 'wrong' })
      }
      const pairs: [string, string][] = [
        [one.name, text],
        ...(twice ? [[one.name, text] as [string, string]] : []),
      ]
      const missing = required.some(({ name }) => name !== one.name)
      const expected = twice || !good || missing ? 'wrong' : 'odd'
      return say(parts, { target: pathOf(operation.url, parts.path) + queryOf(pairs), expected })
    })
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: unknown })
}

/** One thing about the body is changed: something is left out, added, or of another kind. */
function wrongBodies(right: fc.Arbitrary<Parts>, say: Say, isDear: boolean): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(right, fc.nat(), fc.constantFrom('leave out', 'add', 'replace'), fc.constantFrom(...ODD_VALUES))
    .map(([parts, seed, what, odd]) => {
      const body = structuredClone(parts.body ?? null)
      const places = placesIn(body)
      const place = places[seed % Math.max(places.length, 1)]
      const changed = place ? change(body, place, what, odd) : odd
      const made = say({ ...parts, body: changed })
      // A change that leaves it right would be expensive.
      if (isDear && made.expected === 'right') return say(parts, { body: '{', expected: 'wrong' })
      return made
    })
}

type Place = { holder: Record_ | Json[]; key: string }

function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  return keys.flatMap((key) => [{ holder: value, key }, ...placesIn((value as Record_)[key] ?? null)])
}

function change(body: Json, { holder, key }: Place, what: string, odd: Json): Json {
  const record = holder as Record_
  if (what === 'leave out' && !Array.isArray(holder)) delete record[key]
  else if (what === 'add' && !Array.isArray(holder)) record['vip_type'] = 'yqyy'
  else record[key] = odd
  return body
}

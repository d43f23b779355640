import fc from 'fast-check'
import type { Json, Schema } from '../../src/platform/contract/contract.ts'

/** What the generator knows besides the schema. */
export interface Known {
  /** The schema itself, through references. */
  resolve: (schema: Schema) => Schema
  /** Values of properties that mean something to the server, by name: the id of a plan, the name of a mapping. */
  values: Readonly<Record<string, readonly Json[]>>
}

/** Texts that have broken programs before; any of them is a text like others. */
export const NAUGHTY: readonly string[] = [
  ...[
    '',
    ' ',
    'undefined',
    'null',
    'NaN',
    'true',
    '-1',
    '1e309',
    '0x1f',
    '１２３',
    '٣',
    '½',
    '1,000',
    "1'--",
  ],
  ...[
    "' or 1=1; drop table app_user; --",
    '#{7*7}',
    '{{7*7}}',
    '%s%n%d',
    '../../etc/passwd',
    'a\r\nx-evil: 1',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=cmd|/c calc!A0',
  ],
  ...[
    '海选',
    'Ω≈ç√∫',
    '田中さんにあげて下さい',
    '👩‍👩‍👧‍👦',
    '\u202eevil',
    '\ufeffbom',
    'é',
    'e\u0301',
    'ﷺ',
    'z̤͔ͧ̑̓',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\\',
    '"',
    "'",
    '`',
    '\u0085',
    '\u2028',
    '\t',
  ],
]

const children = (node: Json | undefined): Schema[] => (Array.isArray(node) ? (node as Schema[]) : [])
const numberOf = (schema: Schema, key: string, otherwise: number) => {
  const value = schema[key]
  return typeof value === 'number' ? value : otherwise
}
/** What a database column and JSON on the wire can hold. */
const isPlain = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Values that follow a schema of the contract, mostly; a last check by a schema validator sorts out the rest. */
export function valuesOf(schema: Schema, known: Known): fc.Arbitrary<Json> {
  const real = known.resolve(schema)
  if ('const' in real) return fc.constant(real['const'] as Json)
  const { enum: listed, type } = real
  if (Array.isArray(listed)) return fc.constantFrom(...listed)
  const ways = [...children(real['oneOf']), ...children(real['anyOf'])]
  if (ways.length > 0) return fc.oneof(...ways.map((way) => valuesOf(way, known)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...real, type: one }, known)))
  switch (type) {
    case 'string':
      return texts(real)
    case 'integer':
      return integers(real)
    case 'number':
      return integers(real).map((value) => value / (Math.abs(value) > 100 ? 100 : 1))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(real, known)
    default:
      return objects(real, known)
  }
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { pattern, format } = schema
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') {
    const [min, max] = [new Date('2020-01-01'), new Date('2030-12-31')]
    return fc.date({ min, max, noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))
  }
  const [least, most] = [numberOf(schema, 'minLength', 0), numberOf(schema, 'maxLength', 400)]
  const fits = (text: string) => isPlain(text) && [...text].length >= least && [...text].length <= most
  if (typeof pattern === 'string' && pattern !== '\\S') {
    return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits)
  }
  const any = fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, least + 40) })
  const naughty = NAUGHTY.filter((text) => fits(text) && (pattern === undefined || /\S/.test(text)))
  const wide = any.map((text) => (pattern === undefined ? text : `a${text}`.slice(0, most))).filter(fits)
  return naughty.length === 0 ? wide : fc.oneof(fc.constantFrom(...naughty), wide)
}

function integers(schema: Schema): fc.Arbitrary<number> {
  const min = numberOf(schema, 'minimum', -1_000_000)
  const max = Math.min(numberOf(schema, 'maximum', 1_000_000), Number.MAX_SAFE_INTEGER)
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.integer({ min, max: Math.min(max, min + 200) }),
    fc.integer({ min, max }),
  )
}

function lists(schema: Schema, known: Known): fc.Arbitrary<Json[]> {
  const minLength = numberOf(schema, 'minItems', 0)
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, 'maxItems', 4), 4))
  const items = valuesOf(schema['items'] as Schema, known)
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(items, { minLength, maxLength })
}

function objects(schema: Schema, known: Known): fc.Arbitrary<Json> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const required = (schema['required'] ?? []) as string[]
  const rest = schema['additionalProperties']
  if (typeof rest === 'object' && rest !== null && Object.keys(properties).length === 0) {
    const names = texts({ type: 'string', maxLength: 12, ...(schema['propertyNames'] as Schema | undefined) })
    const [minKeys, maxKeys] = [
      numberOf(schema, 'minProperties', 0),
      Math.min(numberOf(schema, 'maxProperties', 4), 4),
    ]
    const kept = names.filter((name) => name !== '__proto__' && name !== 'constructor')
    return fc.dictionary(kept, valuesOf(rest as Schema, known), { minKeys, maxKeys, noNullPrototype: true })
  }
  const parts = Object.entries(properties).map(([name, one]) => {
    const given = known.values[name]
    const made = valuesOf(one, known)
    return [name, given ? fc.oneof(fc.constantFrom(...given), made) : made] as const
  })
  return someOf(Object.fromEntries(parts), required)
}

/** Records with every required name and a few of the others: all 57 filters at once would find nothing. */
export function someOf(
  parts: Record<string, fc.Arbitrary<Json>>,
  required: readonly string[],
): fc.Arbitrary<{ [name: string]: Json }> {
  const others = Object.keys(parts).filter((name) => !required.includes(name))
  return fc.subarray(others, { maxLength: Math.min(others.length, 5) }).chain((chosen) =>
    fc.record(
      Object.fromEntries(
        [...required, ...chosen].flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])),
      ),
      {
        noNullPrototype: true,
      },
    ),
  )
}

import type { Json, Schema } from '../../src/platform/contract/contract.ts'

type Resolve = (schema: Schema) => Schema
const list = (value: Json | undefined): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])
/** UTF-8 takes three bytes for a Chinese character, and four for two units of an emoji. */
const BYTES_OF_CHARACTER = 3
const BYTES_OF_NUMBER = 22
/** Longest of the texts that only a pattern bounds: ids, tokens, digests. */
const BYTES_OF_PATTERN = 80

/**
 * Bytes of the largest body that fits a schema, written without blanks. Infinite where the schema sets no bound.
 * @param unbounded gets the path of each part without a bound
 */
export function largestBody(schema: Schema, resolve: Resolve, unbounded: string[] = [], at = 'body'): number {
  const s = resolve(schema)
  const inner = (part: Schema, path: string) => largestBody(part, resolve, unbounded, path)
  const alternatives = [...list(s['oneOf']), ...list(s['anyOf'])]
  if (alternatives.length > 0) return Math.max(...alternatives.map((one) => inner(one, at)))
  if (s['const'] !== undefined) return bytesOf(s['const'])
  if (Array.isArray(s['enum'])) return Math.max(...s['enum'].map(bytesOf))
  const types = [s['type']].flat()
  return Math.max(...types.map((type) => bytesOfType(type, s, { inner, at, unbounded })))
}

const bytesOf = (value: Json) => Buffer.byteLength(JSON.stringify(value))

/** Whether a pattern spans the whole text and repeats nothing without end. */
const isBounded = (pattern: Json | undefined) =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[^\\][*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, '[]'))

interface Place {
  inner(part: Schema, path: string): number
  at: string
  unbounded: string[]
}

function bytesOfType(type: Json | undefined, s: Schema, { inner, at, unbounded }: Place): number {
  const bound = (name: string) => {
    const value = s[name]
    if (typeof value === 'number') return value
    unbounded.push(`${at} has no ${name}`)
    return Number.POSITIVE_INFINITY
  }
  switch (type) {
    case 'string':
      if (s['format'] === 'uuid' || s['format'] === 'date') return 38
      return typeof s['maxLength'] !== 'number' && isBounded(s['pattern'])
        ? BYTES_OF_PATTERN
        : bound('maxLength') * BYTES_OF_CHARACTER + 2
    case 'integer':
    case 'number':
      return BYTES_OF_NUMBER
    case 'boolean':
    case 'null':
      return 5
    case 'array':
      return bound('maxItems') * (inner((s['items'] ?? {}) as Schema, `${at}[]`) + 1) + 2
    case 'object': {
      const known = Object.entries((s['properties'] ?? {}) as Record<string, Schema>)
      const own = known.map(([name, part]) => bytesOf(name) + 2 + inner(part, `${at}.${name}`))
      const sum = own.reduce((all, one) => all + one, 2)
      const rest = s['additionalProperties']
      if (rest === false) return sum
      const names = (s['propertyNames'] ?? {}) as Schema
      const longest = typeof names['maxLength'] === 'number' ? names['maxLength'] : 0
      if (longest === 0) unbounded.push(`${at} has no propertyNames.maxLength`)
      const of = typeof rest === 'object' ? inner(rest as Schema, `${at}.*`) : Number.POSITIVE_INFINITY
      if (!Number.isFinite(of)) unbounded.push(`${at} takes any value`)
      return sum + bound('maxProperties') * (longest * BYTES_OF_CHARACTER + 4 + of)
    }
    default:
      unbounded.push(`${at} takes any value`)
      return Number.POSITIVE_INFINITY
  }
}

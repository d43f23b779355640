type Scalar = string | number | bigint | boolean | null

const NEEDS_ESCAPE = /["\\]/

const quoted = (text: string) =>
  NEEDS_ESCAPE.test(text) ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : `"${text}"`

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return quoted(arrayLiteral(value))
  return String(value)
}

/**
 * A PostgreSQL array literal. The driver would make one too, quoting and escaping every number: with thousands of
 * rows that takes longer than writing them. An array within becomes the text of its own literal.
 */
export function arrayLiteral(values: readonly (Scalar | readonly Scalar[] | undefined)[]): string {
  let text = '{'
  for (let i = 0; i < values.length; i++) text += i === 0 ? element(values[i]) : `,${element(values[i])}`
  return `${text}}`
}

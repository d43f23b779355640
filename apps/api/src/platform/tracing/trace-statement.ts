import { errorName, startChild } from './span.ts'

/** A statement longer than this is cut; the beginning tells which one it is. */
const MOST_TEXT = 2_000

/**
 * Begins the span of a statement, below the call or job that asks it. Its text has placeholders in place of values.
 * @param query what the driver gets: the text, or an object with it
 * @returns ends it, told the error if one came; undefined when nothing is traced
 */
export function traceStatement(query: unknown): ((error?: unknown) => void) | undefined {
  const span = startChild(() => {
    const text = typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')
    const [operation = 'statement'] = /[a-z]+/i.exec(text) ?? []
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) }
    return { name: operation.toLowerCase(), kind: 'client', facts }
  })
  if (!span) return undefined
  return (error) => {
    if (error !== undefined) span.fail(errorName(error))
    span.end()
  }
}

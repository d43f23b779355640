const MOST_ERROR = 2_000

/** Text as a column takes it: PostgreSQL refuses the character 0, and an end that cannot be written is none. */
export function storableText(text: string, most: number): string {
  return text.replaceAll('\0', '').slice(0, most)
}

/** What was thrown, for the row of a job. Never throws: jobs throw anything. */
export function errorText(thrown: unknown): string {
  return storableText(said(thrown), MOST_ERROR)
}

function said(thrown: unknown): string {
  try {
    // A server with several addresses that refuses on all of them has no message of its own.
    if (thrown instanceof AggregateError && !thrown.message) return thrown.errors.map(said).join('; ')
    if (thrown instanceof Error) return String(thrown.message) || thrown.name
    return String(thrown)
  } catch {
    return 'The job threw a value that has no text.'
  }
}

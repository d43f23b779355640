/** Query of an address, as text and nothing else; a name that comes twice is a list. */
export type SearchText = Record<string, string | string[]>

/**
 * Reads a query. Values stay text: the router's own reading turns an id of 19 digits into a number and loses
 * its end.
 */
export function parseSearch(search: string): SearchText {
  const read: SearchText = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(read, name) ? read[name] : undefined
    const now = before === undefined ? value : [before, value].flat()
    // defineProperty, because a query may be called __proto__.
    Object.defineProperty(read, name, { value: now, enumerable: true, writable: true, configurable: true })
  }
  return read
}

/** Writes a query; undefined, null and empty values are left out. Answers '' or a text that begins with `?`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') written.append(name, String(one))
    }
  }
  const text = written.toString()
  return text === '' ? '' : `?${text}`
}

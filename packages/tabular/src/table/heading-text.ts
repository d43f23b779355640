/**
 * A heading without what differs between two exports of the same table: width, letters' size, blanks, the kind of
 * brackets, a colon or star at its end, and how Unicode composes a letter.
 */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b\ufeff]+/g, '')
    .replace(/[:*]+$/, '')

/** Names of columns: an empty one is called by its number, none comes twice. */
export function uniqueNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>()
  return wanted.map((text, at) => {
    const name = text || `第 ${at + 1} 列`
    let own = name
    for (let copy = 2; taken.has(own); copy++) own = `${name} (${copy})`
    taken.add(own)
    return own
  })
}

/**
 * The form in which titles are stored for search and in which keywords are compared: NFKC (full-width
 * letters become plain), lower case, white space run together, no null characters (the database has none).
 */
export function searchForm(text: string): string {
  return text.replaceAll('\u0000', ' ').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/**
 * Hashes of all pairs of neighbouring characters of a text in search form, with the marketplace in the hash so
 * that one plain index serves every marketplace. Used alike for titles and for keywords.
 * @returns 32-bit signed integers without doubles; empty for a text of one character.
 */
export function grams(marketplaceCode: number, text: string): number[] {
  const salt = Math.imul(marketplaceCode, 0x9e3779b1)
  const found = new Set<number>()
  for (let i = 0; i < text.length - 1; i++) {
    let hash = Math.imul((text.charCodeAt(i) * 65_537 + text.charCodeAt(i + 1)) ^ salt, 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    found.add((hash ^ (hash >>> 16)) | 0)
  }
  return [...found]
}

/** An http(s) address in its canonical form; null for anything else, which is then a missing value. */
export function addressValue(raw: string): string | null {
  const text = raw.startsWith('//') ? `https:${raw}` : raw
  if (text.length > 2_000 || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

/** Names of a path from the root down, at most six: of a deeper one the first five and the last. */
export function pathValue(names: readonly string[]): string[] | null {
  const kept = names.map((name) => name.trim()).filter((name) => name !== '')
  if (kept.length === 0) return null
  return kept.length <= 6 ? kept : [...kept.slice(0, 5), kept.at(-1) as string]
}

/** Texts of a list without repeats, at most twenty. */
export function listValue(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(0, 20)
}

/** Addresses of pictures in a list; pages (.html) that some sources mix in are left out. */
export function pictureAddresses(texts: readonly string[]): string[] {
  return listValue(texts.flatMap((text) => addressValue(text.trim()) ?? [])).filter(
    (address) => !/\.html?$/i.test(new URL(address).pathname),
  )
}

const YES = new Set(['true', '1', 'yes', 'y', '是', '有'])
const NO = new Set(['false', '0', 'no', 'n', '否', '无'])

/** Yes or no as files write it; null for anything else. */
export function booleanValue(raw: string): boolean | null {
  const text = raw.toLowerCase()
  return YES.has(text) ? true : NO.has(text) ? false : null
}

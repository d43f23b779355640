import type { Marketplace } from '#modules/reference/rules'
import { searchForm } from '#platform/grams.ts'
import { parseGoodsAddress } from './goods-address.ts'

/** What a keyword asks for. */
export type Keyword =
  | { kind: 'address'; marketplace: Marketplace; externalId: string }
  | { kind: 'words'; include: string[]; exclude: string[]; externalId: string | null }

/** A dash as it comes out of Chinese and Western keyboards. */
const DASH = /^[-－﹣−]/u

/**
 * Reads the keyword of a search.
 * fuzzy: words separated by white space, joined by AND, a leading - excludes. exact: one phrase as it is.
 * Quotes keep a phrase together in fuzzy mode. An address of a product, or text that looks like a product id,
 * names one product. All words come back in search form (see `searchForm`).
 */
export function parseKeyword(text: string, match: 'fuzzy' | 'exact'): Keyword {
  const bare = text.trim()
  const address = parseGoodsAddress(bare)
  if (address) return { kind: 'address', ...address }
  // Tried as a product id before it is read as words.
  const externalId = /^[A-Za-z0-9_-]{6,40}$/.test(bare) && /\d/.test(bare) ? bare : null
  if (match === 'exact') {
    const phrase = searchForm(bare)
    return { kind: 'words', include: phrase ? [phrase] : [], exclude: [], externalId }
  }
  const include: string[] = []
  const exclude: string[] = []
  for (const part of bare.matchAll(/([-－﹣−]?)["“”]([^"“”]+)["“”]|(\S+)/gu)) {
    const raw = part[3] ?? `${part[1] ?? ''}${part[2] ?? ''}`
    const out = DASH.test(raw) && raw.length > 1
    const word = searchForm(out ? raw.slice(1) : raw)
    if (word && word !== '-') (out ? exclude : include).push(word)
  }
  return {
    kind: 'words',
    include: [...new Set(include)],
    exclude: [...new Set(exclude)],
    externalId,
  }
}

import { isItemId, MOST_KEYWORD } from '@haixuan/rules'
import type { RawSearch } from '#shared/board'

/** What the address of a product's page asks for. */
interface AskedGoods {
  /** Product id; undefined when none, or none of the right form, was given. */
  id: string | undefined
  /** regionId whose price the chart shows; the main price without it. */
  region: number | undefined
}

export function askedGoods(search: RawSearch): AskedGoods {
  const { id, region } = search
  return {
    id: typeof id === 'string' && isItemId(id) ? id : undefined,
    region: typeof region === 'string' && /^[1-9]\d{0,2}$/.test(region) ? Number(region) : undefined,
  }
}

/** What to do with what somebody typed: open that id, or search the list for it (words, a link). */
export function whereTo(typed: string): { id: string } | { keyword: string } | null {
  const text = typed.trim()
  if (text === '') return null
  return isItemId(text) ? { id: text } : { keyword: text.slice(0, MOST_KEYWORD) }
}

import { isShopId, MOST_KEYWORD, shopIdIn } from '@haixuan/rules'
import type { RawSearch } from '#shared/board'

const idOf = (value: unknown) => (typeof value === 'string' && isShopId(value) ? value : undefined)

/** Shop that the address of a shop's page asks for; undefined when none, or none of the right form. */
export const askedShop = ({ mall_id }: RawSearch): string | undefined => idOf(mall_id)

/** Company that the address of a seller's page asks for. */
export const askedSeller = ({ seller }: RawSearch): string | undefined => idOf(seller)

/** What to do with what somebody typed: open that id, or search the list for it. */
export function whereToShop(typed: string): { mall_id: string } | { keyword: string } | null {
  const text = typed.trim()
  if (text === '') return null
  const id = shopIdIn(text)
  return id === undefined ? { keyword: text.slice(0, MOST_KEYWORD) } : { mall_id: id }
}

import { MOST_KEYWORD } from '@haixuan/rules'
import type { RawSearch } from '#shared/board'

const ID = /^[A-Za-z0-9_.:-]{1,80}$/

const idOf = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

/** Shop that the address of a shop's page asks for; undefined when none, or none of the right form. */
export const askedShop = ({ mall_id }: RawSearch): string | undefined => idOf(mall_id)

/** Company that the address of a seller's page asks for. */
export const askedSeller = ({ seller }: RawSearch): string | undefined => idOf(seller)

/** What to do with what somebody typed: open that id, or search the list for it. */
export function whereToShop(typed: string): { mall_id: string } | { keyword: string } | null {
  const text = typed.trim()
  if (text === '') return null
  const inLink = /[?&]mall_id=([A-Za-z0-9_.:-]{1,80})/.exec(text)?.[1]
  const id = inLink ?? (/\d/.test(text) ? idOf(text) : undefined)
  return id === undefined ? { keyword: text.slice(0, MOST_KEYWORD) } : { mall_id: id }
}

import { isItemId, isMarketplace } from '@haixuan/rules'
import type { Comparable, Compared } from './compared.ts'
import { MOST_COMPARED } from './most-compared.ts'

/** The ids of a comparison as its address carries them: `temu:601,shein:77`. */
export const compareAddress = (items: readonly Compared[]): string =>
  items.map(({ marketplace, id }) => `${marketplace}:${id}`).join(',')

/** Items out of an address; nonsense and doubles are left out, and so is what goes beyond six. */
export function readItems(text: string): Compared[] {
  const items = text.split(',').flatMap((part) => {
    const [name = '', id = ''] = part.split(':')
    return isMarketplace(name) && isItemId(id) ? [{ marketplace: name, id }] : []
  })
  const seen = new Set<string>()
  return items
    .filter(({ marketplace, id }) => {
      const key = `${marketplace}:${id}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_COMPARED)
}

/** Address of a comparison; it opens the same for anyone it is sent to. */
export function compareHref(subject: Comparable, items: readonly Compared[]): string {
  const ids = compareAddress(items)
  return `/compare?${new URLSearchParams({ ...(subject === 'goods' ? {} : { kind: subject }), ids })}`
}

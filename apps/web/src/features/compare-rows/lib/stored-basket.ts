import { compareAddress, readItems } from './compare-address.ts'
import type { Compared } from './compared.ts'

/** What waits to be compared, by kind. */
export interface Baskets {
  goods: readonly Compared[]
  shop: readonly Compared[]
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined
const KEY = 'haixuan.compare'

/** What an earlier visit kept; nothing where nothing, or nonsense, was kept. */
export function readBaskets(storage: BrowserStorage): Baskets {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    const part = (name: string) => {
      const text = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
      return typeof text === 'string' ? readItems(text) : []
    }
    return { goods: part('goods'), shop: part('shop') }
  } catch {
    return { goods: [], shop: [] }
  }
}

/** Never throws: a browser may forbid storage or have no space. */
export function writeBaskets(storage: BrowserStorage, { goods, shop }: Baskets): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ goods: compareAddress(goods), shop: compareAddress(shop) }))
  } catch {
    // The basket holds for this visit.
  }
}

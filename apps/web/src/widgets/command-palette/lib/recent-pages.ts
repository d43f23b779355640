import type { PageCommand } from './page-commands.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined
export type RecentPage = Pick<PageCommand, 'label' | 'context' | 'href'>

/** Signing out removes it with everything else of the person. */
const KEY = 'haixuan.recent'
const MOST = 6

const isRecentPage = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false
  const { label, context, href } = value as Record<string, unknown>
  return (
    typeof label === 'string' &&
    typeof context === 'string' &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href)
  )
}

/**
 * Where a person went last from the palette, the newest first; nothing of anybody else's.
 * @param owner id of the person; '' for a visitor
 */
export function readRecent(storage: BrowserStorage, owner: string): readonly RecentPage[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'owner') !== owner) return []
    const places: unknown = Reflect.get(kept, 'places')
    return Array.isArray(places) ? places.filter(isRecentPage).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a place first. Never throws: a browser may forbid storage or have no space. */
export function keepRecent(
  storage: BrowserStorage,
  owner: string,
  { label, context, href }: RecentPage,
): void {
  const others = readRecent(storage, owner).filter((place) => place.href !== href)
  try {
    storage?.setItem(
      KEY,
      JSON.stringify({ owner, places: [{ label, context, href }, ...others].slice(0, MOST) }),
    )
  } catch {
    // Nothing is remembered.
  }
}

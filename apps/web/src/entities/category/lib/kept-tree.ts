import { DAY_MS } from '@haixuan/rules'
import type { CategoryNode } from './category-tree.ts'

/** How long a tree is kept (specification, section 9). */
export const KEPT_MS = 2 * DAY_MS
const KEY = 'haixuan.temu-categories'

interface KeptTree {
  /** When it was read, epoch milliseconds. */
  at: number
  nodes: CategoryNode[]
}

function isKept(value: unknown): value is KeptTree {
  const kept = value as Partial<KeptTree> | null
  return typeof kept === 'object' && typeof kept?.at === 'number' && Array.isArray(kept.nodes)
}

/** The tree of Temu that this browser has read in the last 48 hours. @param now epoch milliseconds */
export function keptTree(storage: Pick<Storage, 'getItem'>, now: number): KeptTree | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isKept(value) && value.at <= now && now - value.at < KEPT_MS ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a tree; a browser that keeps nothing asks again next time. An empty tree is not worth keeping. */
export function keepTree(
  storage: Pick<Storage, 'setItem'>,
  nodes: readonly CategoryNode[],
  now: number,
): void {
  if (nodes.length === 0) return
  try {
    storage.setItem(KEY, JSON.stringify({ at: now, nodes }))
  } catch {
    // Full, or closed to this site.
  }
}

import type { Selection } from './selection.ts'

/** A row's place in the tree. */
export type TreePosition = { readonly level: number; readonly hasChildren: boolean }

type Node<Row> = { readonly id: string; readonly original: Row; readonly subRows: readonly Node<Row>[] }

/** The rows on show: every root, and below each open row its children. Levels count from 1. */
export function openRows<Row>(roots: readonly Node<Row>[], open: Selection) {
  const rows: Row[] = []
  const ids: string[] = []
  const places: TreePosition[] = []
  const walk = (nodes: readonly Node<Row>[], level: number) => {
    for (const { id, original, subRows } of nodes) {
      rows.push(original)
      ids.push(id)
      places.push({ level, hasChildren: subRows.length > 0 })
      if (open.has(id)) walk(subRows, level + 1)
    }
  }
  walk(roots, 1)
  return { rows, ids, places }
}

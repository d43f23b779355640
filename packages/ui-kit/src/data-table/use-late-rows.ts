import { startTransition, useEffect, useState } from 'react'
import type { TreePosition } from './tree-rows.ts'

/** Rows as the table shows them. */
export type ShownRows<Row> = {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  /** Where each row is in the tree; null where rows have no children. */
  readonly places: readonly TreePosition[] | null
}

/** Rows drawn above and below the screen, so that a fast wheel meets drawn rows. */
const OVERSCAN = 6

/**
 * New rows are drawn where they are seen first. Around the screen, and in the columns beside it, the rows before
 * are, untouched, until the new ones are painted, and follow in pieces that let the reader act: taking them away
 * and drawing others would cost the first picture as much as the cells in sight.
 * @returns how many rows are drawn around the screen, from which rows, and whether those are the rows before
 */
export function useLateRows<Row>({ rows, ids, places }: ShownRows<Row>) {
  const [painted, setPainted] = useState<ShownRows<Row> | null>(null)
  useEffect(() => {
    if (painted?.ids === ids) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted({ rows, ids, places })))
    })
    return () => cancelAnimationFrame(frame)
  }, [rows, ids, places, painted])
  return {
    overscan: painted ? OVERSCAN : 0,
    around: painted,
    isBefore: painted !== null && painted.ids !== ids,
  }
}

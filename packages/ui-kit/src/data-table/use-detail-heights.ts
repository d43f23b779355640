import { useCallback, useState } from 'react'
import type { Selection } from './selection.ts'

/** CSS pixels, the same for all rows or by row; undefined: as tall as what is shown. */
export type DetailHeight<Row> = number | ((row: Row) => number) | undefined

/** What a detail takes until it has been drawn once. */
const GUESS = 200

/** Heights of opened rows' details: told, or measured and remembered for the time they are out of sight. */
export function useDetailHeights<Row>(input: {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly expanded: Selection | null
  readonly renderDetail: ((row: Row) => unknown) | undefined
  readonly detailHeight: DetailHeight<Row>
}) {
  const { rows, ids, expanded, renderDetail, detailHeight } = input
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map())
  const isMeasured = detailHeight === undefined
  const measure = useCallback((id: string, height: number) => {
    setMeasured((now) => (now.get(id) === height ? now : new Map(now).set(id, height)))
  }, [])
  const heightOf = useCallback(
    (index: number) => {
      const id = ids[index]
      const row = rows[index]
      if (!renderDetail || id === undefined || row === undefined || !expanded?.has(id)) return 0
      if (typeof detailHeight === 'number') return detailHeight
      return detailHeight ? detailHeight(row) : (measured.get(id) ?? GUESS)
    },
    [rows, ids, expanded, renderDetail, detailHeight, measured],
  )
  // The same for other rows as long as none is open: a new function has all rows placed again.
  const isFlat = !renderDetail || !expanded || expanded.size === 0
  return { heightOf: isFlat ? noHeight : heightOf, measure: isMeasured ? measure : null }
}

const noHeight = () => 0

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Position } from './grid-moves.ts'

/**
 * Roving focus: one cell holds the tab stop. A move by keyboard focuses the cell as soon as it is drawn;
 * a focus by pointer moves the tab stop. When the focused row goes away the focus stays in the grid.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, rowCount: number, columnCount: number) {
  const [wanted, setWanted] = useState<Position>({ row: 0, column: 0 })
  const isFocusDue = useRef(false)
  const hasFocus = useRef(false)
  const row = Math.min(wanted.row, rowCount - 1)
  const column = Math.min(wanted.column, columnCount - 1)

  const moveTo = useCallback((position: Position) => {
    isFocusDue.current = true
    setWanted({ row: position.row, column: position.column })
  }, [])

  const follow = useCallback((position: Position) => {
    setWanted((now) => (now.row === position.row && now.column === position.column ? now : position))
  }, [])

  const noticeFocus = useCallback((target: EventTarget) => {
    hasFocus.current = true
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-c]')
    const line = cell?.closest<HTMLElement>('[data-r]')
    if (!cell || !line) return
    const next = { row: Number(line.dataset['r']), column: Number(cell.dataset['c']) }
    setWanted((now) => (now.row === next.row && now.column === next.column ? now : next))
  }, [])

  const noticeBlur = useCallback((isInside: boolean) => {
    hasFocus.current = isInside
  }, [])

  useLayoutEffect(() => {
    const root = grid.current
    const isLost = hasFocus.current && root?.ownerDocument.activeElement === root?.ownerDocument.body
    if (!isFocusDue.current && !isLost) return
    isFocusDue.current = false
    cellAt(root, { row, column })?.focus({ preventScroll: true })
  })

  return { active: { row, column }, moveTo, follow, noticeFocus, noticeBlur }
}

function cellAt(grid: HTMLElement | null, at: Position): HTMLElement | null {
  if (at.row < 0)
    return grid?.querySelector<HTMLElement>(`[role="columnheader"][data-c="${at.column}"]`) ?? null
  return grid?.querySelector<HTMLElement>(`[data-r="${at.row}"] [data-c="${at.column}"]`) ?? null
}

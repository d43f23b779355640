import { useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import type { GoodsRow } from '#entities/goods'
import { copyWanted } from '#features/copy-text'
import { fromList } from '#shared/board'
import { type RowAction, rowActions } from '../lib/row-menu.ts'
import { rowOpened } from '../model/opened-row.ts'

/** What the page does with a row. */
export interface RowActs {
  hrefOf: (row: GoodsRow) => string | undefined
  actionsOf: (row: GoodsRow) => readonly RowAction[]
  open: (row: GoodsRow) => void
  act: (row: GoodsRow, action: RowAction) => void
  copy: (text: string) => void
}

/** Opening a row remembers the list it was opened from: its page finds the way back, and the list the row. */
export function useRowActs(detailPath: string | undefined): RowActs {
  const navigate = useNavigate()
  const { copy, opened } = useUnit({ copy: copyWanted, opened: rowOpened })
  const hrefOf = useCallback(
    (row: GoodsRow) =>
      detailPath === undefined ? undefined : `${detailPath}?id=${encodeURIComponent(row.id)}`,
    [detailPath],
  )
  const open = useCallback(
    (row: GoodsRow) => {
      const href = hrefOf(row)
      if (href === undefined) return
      const address = `${location.pathname}${location.search}`
      opened({ address, id: row.id })
      void navigate({ href, state: fromList(address) as never })
    },
    [hrefOf, navigate, opened],
  )
  const act = useCallback(
    (row: GoodsRow, action: RowAction) => {
      if (action.id === 'detail') open(row)
      else if (action.copy !== undefined) copy(action.copy)
      else if (action.href !== undefined) window.open(action.href, '_blank', 'noopener,noreferrer')
    },
    [open, copy],
  )
  const actionsOf = useCallback((row: GoodsRow) => rowActions(row, hrefOf(row)), [hrefOf])
  return { hrefOf, actionsOf, open, act, copy }
}

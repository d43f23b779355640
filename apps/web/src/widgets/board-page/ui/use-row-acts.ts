import { useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { copyWanted } from '#features/copy-text'
import { type BoardKind, fromList, type RowAction } from '#shared/board'
import type { Marketplace } from '#shared/routes'
import { rowOpened } from '../model/opened-row.ts'
import { useKeepActs } from './use-keep-acts.ts'

/** What the page does with a row. */
export interface RowActs<Row> {
  hrefOf: (row: Row) => string | undefined
  actionsOf: (row: Row) => readonly RowAction[]
  open: (row: Row) => void
  act: (row: Row, action: RowAction) => void
  copy: (text: string) => void
}

/** Opening a row remembers the list it was opened from: its page finds the way back, and the list the row. */
export function useRowActs<Row>(
  kind: BoardKind<Row, string>,
  detailPath: string | undefined,
  marketplace: Marketplace,
): RowActs<Row> {
  const navigate = useNavigate()
  const { lines, act: keepAct } = useKeepActs(kind, marketplace)
  const { copy, opened } = useUnit({ copy: copyWanted, opened: rowOpened })
  const hrefOf = useCallback(
    (row: Row) =>
      detailPath === undefined
        ? undefined
        : `${detailPath}?${new URLSearchParams({ ...kind.detailQuery(row) })}`,
    [kind, detailPath],
  )
  const open = useCallback(
    (row: Row) => {
      const href = hrefOf(row)
      if (href === undefined) return
      const address = `${location.pathname}${location.search}`
      opened({ address, id: kind.idOf(row) })
      void navigate({ href, state: fromList(address) as never })
    },
    [kind, hrefOf, navigate, opened],
  )
  const act = useCallback(
    (row: Row, action: RowAction) => {
      if (action.id === 'detail') open(row)
      else if (keepAct(row, action.id)) return
      else if (action.copy !== undefined) copy(action.copy)
      else if (action.href !== undefined) window.open(action.href, '_blank', 'noopener,noreferrer')
    },
    [open, copy, keepAct],
  )
  const actionsOf = useCallback(
    (row: Row) => {
      const [first, ...rest] = kind.actions(row, hrefOf(row))
      const kept = lines()
      return first?.id === 'detail'
        ? [first, ...kept, ...rest]
        : [...kept, ...(first ? [first] : []), ...rest]
    },
    [kind, hrefOf, lines],
  )
  return { hrefOf, actionsOf, open, act, copy }
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Board } from './define-board.ts'
import type { BoardQuery, ListOperation, PageOf } from './list-operation.ts'
import type { RawSearch } from './param-reader.ts'
import type { ParsedSearch, QueryPatch } from './search-schema.ts'
import { useMove } from './use-move.ts'

/** Asks for the rows of a query. Ends with the answer, whatever it is; undefined when it is there already. */
type Ask<Op extends ListOperation> = (query: BoardQuery<Op>) => Promise<unknown> | undefined

export interface BoardSearch<Op extends ListOperation> extends ParsedSearch<Op> {
  /** The query that the page is at or already on its way to: a change is laid over that, or it would undo the move. */
  latest: () => BoardQuery<Op>
  /** Goes to the address of that query, together with its rows if they come at once; back returns to the one before. */
  go: (query: BoardQuery<Op>) => Promise<void>
  /** Asks for the rows of that query, in the press that is about to go there; the address stays as it is. */
  ask: Ask<Op>
  /** Goes to the latest query with the patch laid over it. */
  change: (patch: QueryPatch<Op>) => Promise<void>
  /** Goes to that page of the latest query. */
  goToPage: (page: number) => Promise<void>
  /** Goes to the latest query in that order, `field:direction`; without one in the order of the board. */
  sortBy: (sort: string | undefined) => Promise<void>
}

/** What a part of the page above the rows can know and do. */
export interface BoardState<Op extends ListOperation> extends BoardSearch<Op> {
  /** The answer; of the query before while the next is on its way. */
  page: PageOf<Op> | undefined
}

/**
 * What the address asks a board for. The address is the only place where this is kept.
 * @param ask asks for the rows before the address changes, which waits for them as `useMove` says
 */
export function useBoardSearch<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  ask: Ask<Op> = nobody,
): BoardSearch<Op> {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const moveWith = useMove()
  const { search, kept } = board
  const parsed = useMemo(() => search.parse(raw), [search, raw])
  const { query } = parsed
  const wanted = useRef(query)
  useLayoutEffect(() => {
    wanted.current = query
  }, [query])
  const latest = useCallback(() => wanted.current, [])
  const go = useCallback(
    (query: BoardQuery<Op>) => {
      wanted.current = query
      const address = { ...kept, ...search.serialise(query) }
      return moveWith(ask(query), () => {
        void navigate({ to: '.', search: () => address as never, state: true, resetScroll: false })
      })
    },
    [moveWith, navigate, search, kept, ask],
  )
  const change = useCallback(
    (patch: QueryPatch<Op>) => go(search.change(wanted.current, patch)),
    [go, search],
  )
  const goToPage = useCallback((page: number) => go(search.atPage(wanted.current, page)), [go, search])
  const sortBy = useCallback(
    (sort: string | undefined) => go(search.inOrder(wanted.current, sort)),
    [go, search],
  )
  return useMemo(
    () => ({ ...parsed, latest, go, ask, change, goToPage, sortBy }),
    [parsed, latest, go, ask, change, goToPage, sortBy],
  )
}

const nobody = () => undefined

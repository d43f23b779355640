import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Board } from './define-board.ts'
import type { BoardQuery, ListOperation, PageOf } from './list-operation.ts'
import type { RawSearch } from './param-reader.ts'
import type { ParsedSearch, QueryPatch } from './search-schema.ts'

export interface BoardSearch<Op extends ListOperation> extends ParsedSearch<Op> {
  /** Goes to the address of that query; back returns to the one before. */
  go: (query: BoardQuery<Op>) => void
  /** Asks for the rows of that query, in the press that is about to go there; the address stays as it is. */
  ask: (query: BoardQuery<Op>) => void
  /** Goes to the query with the patch laid over it. */
  change: (patch: QueryPatch<Op>) => void
}

/** What a part of the page above the rows can know and do. */
export interface BoardPlace<Op extends ListOperation> extends BoardSearch<Op> {
  /** The answer; of the query before while the next is on its way. */
  page: PageOf<Op> | undefined
}

/**
 * What the address asks a board for. The address is the only place where this is kept.
 * @param ask told where the reader goes before the address changes: the call for the rows can leave while
 *   the page is still drawn for the new address.
 */
export function useBoardSearch<Op extends ListOperation, Slot extends string, Path extends string>(
  board: Board<Op, Slot, Path>,
  ask: (query: BoardQuery<Op>) => void = nobody,
): BoardSearch<Op> {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { search, kept } = board
  const parsed = useMemo(() => search.parse(raw), [search, raw])
  const go = useCallback(
    (query: BoardQuery<Op>) => {
      ask(query)
      const address = { ...kept, ...search.serialise(query) }
      void navigate({ to: '.', search: () => address as never, state: true, resetScroll: false })
    },
    [navigate, search, kept, ask],
  )
  const { query } = parsed
  const change = useCallback((patch: QueryPatch<Op>) => go(search.change(query, patch)), [go, search, query])
  return useMemo(() => ({ ...parsed, go, ask, change }), [parsed, go, ask, change])
}

const nobody = () => undefined

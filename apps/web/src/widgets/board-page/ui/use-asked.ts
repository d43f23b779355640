import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $boardViews } from '#features/choose-columns'
import { type Asked, withoutPage } from '#features/save-view'
import type { Board, BoardSearch, ListOperation } from '#shared/board'
import { watchedBy } from '../lib/watched-by.ts'

/**
 * What the board asks now, as a view would keep it.
 * @returns also whether anything is filtered or sorted otherwise than the board does by itself
 */
export function useAsked<Op extends ListOperation>(
  board: Pick<Board<Op>, 'path' | 'operation' | 'params' | 'search' | 'fixed' | 'kept'>,
  { query }: Pick<BoardSearch<Op>, 'query'>,
): { asked: Asked; isChanged: boolean } {
  const columns = useUnit($boardViews)[board.path]
  return useMemo(() => {
    const said = withoutPage(board.search.serialise(query))
    const asked = {
      board: board.path,
      query: { ...board.kept, ...said },
      columns: columns === undefined ? null : (structuredClone(columns) as Asked['columns']),
      watched: watchedBy(board, said),
    }
    return { asked, isChanged: Object.keys(asked.query).length > Object.keys(board.kept).length }
  }, [board, query, columns])
}

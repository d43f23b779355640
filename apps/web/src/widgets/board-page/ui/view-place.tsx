import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { $boardViews, columnsChanged } from '#features/choose-columns'
import {
  $enteredBoards,
  type Address,
  type Asked,
  boardEntered,
  boardViewsQuery,
  SharedView,
  ViewBar,
  withoutPage,
} from '#features/save-view'
import type { Board, BoardSearch, ListOperation, RawSearch } from '#shared/board'
import { marketplaceOf } from '#shared/routes'
import '../model/copy-links.ts'

interface ViewPlaceProps<Op extends ListOperation> {
  board: Pick<Board<Op>, 'path' | 'operation' | 'search' | 'fixed'>
  search: BoardSearch<Op>
}

const NOT_FROM_HERE = /^[A-Za-z0-9_-]{22}$/
const texts = (values: object): Address =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Saved views of the board: those of the reader, the one it opens with, and the one that a link names. */
export function ViewPlace<Op extends ListOperation>({ board, search }: ViewPlaceProps<Op>) {
  const raw: RawSearch = useSearch({ strict: false })
  const [link, setLink] = useState(() => {
    const said = raw['shared']
    return typeof said === 'string' && NOT_FROM_HERE.test(said) ? said : null
  })
  const [isLinkOpen, setLinkOpen] = useState(false)
  const { columns, keepColumns } = useUnit({ columns: $boardViews, keepColumns: columnsChanged })
  const asked = useMemo<Asked>(() => {
    const query = withoutPage(board.search.serialise(search.query))
    const marketplace = board.operation === 'searchGoods' ? marketplaceOf(board.path) : undefined
    return {
      board: board.path,
      query,
      columns: copied(columns[board.path]),
      watched: marketplace ? { marketplace, query: { ...query, ...texts(board.fixed) } } : null,
    }
  }, [board, search.query, columns])
  const go = useCallback(
    (address: Address) => search.go(board.search.parse(address).query),
    [board, search.go],
  )
  useStartView(board.path, link === null && Object.keys(asked.query).length === 0, go)
  return (
    <>
      {link !== null && (
        <SharedView
          shareId={link}
          board={board.path}
          isOpen={isLinkOpen}
          onOpen={(query) => {
            setLinkOpen(true)
            go(query)
          }}
          onClose={() => setLink(null)}
        />
      )}
      <ViewBar
        asked={asked}
        isChanged={Object.keys(asked.query).length > 0}
        onOpen={(view) => {
          if (view.columns) keepColumns({ path: board.path, view: view.columns })
          go(view.query)
        }}
      />
    </>
  )
}

/** On the first visit of a board whose address says nothing, its start view is opened. */
function useStartView(path: string, isBare: boolean, go: (address: Address) => void) {
  const { data: views } = useQuery(boardViewsQuery(path))
  const { entered, enter } = useUnit({ entered: $enteredBoards, enter: boardEntered })
  const isEntered = entered.includes(path)
  useEffect(() => {
    if (isEntered || views === undefined) return
    enter(path)
    const start = views.find(({ isStart }) => isStart)
    if (start && isBare) go(start.query)
  }, [isEntered, views, isBare, path, enter, go])
}

function copied(view: object | undefined): Asked['columns'] {
  return view === undefined ? null : (structuredClone(view) as Asked['columns'])
}

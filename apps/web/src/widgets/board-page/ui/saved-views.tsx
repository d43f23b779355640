import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react'
import { columnsChanged } from '#features/choose-columns'
import {
  $enteredBoards,
  type Address,
  boardEntered,
  boardViewsQuery,
  SharedView,
  ViewBar,
} from '#features/save-view'
import type { Board, BoardSearch, ListOperation, RawSearch } from '#shared/board'
import { $navigate } from '#shared/routes'
import '../model/copy-links.ts'
import { useAsked } from './use-asked.ts'

interface SavedViewsProps<Op extends ListOperation> {
  board: Pick<Board<Op>, 'path' | 'operation' | 'params' | 'search' | 'fixed' | 'kept'>
  search: BoardSearch<Op>
}

const NOT_FROM_HERE = /^[A-Za-z0-9_-]{22}$/

/** Parameters by which a page shows one of its boards. */
const OF_THE_PAGE = ['tab', 'folder']

/** Saved views of the board: those of the reader, the one it opens with, and the one that a link names. */
export const SavedViews = memo(function SavedViews<Op extends ListOperation>({
  board,
  search,
}: SavedViewsProps<Op>) {
  const raw: RawSearch = useSearch({ strict: false })
  const [link, setLink] = useState(() => {
    const said = raw['shared']
    return typeof said === 'string' && NOT_FROM_HERE.test(said) ? said : null
  })
  const [isLinkOpen, setLinkOpen] = useState(false)
  const { keepColumns, navigate } = useUnit({ keepColumns: columnsChanged, navigate: $navigate })
  const { asked, isChanged } = useAsked(board, search)
  const go = useCallback(
    (address: Address) => {
      const isHere = OF_THE_PAGE.every((name) => address[name] === board.kept[name])
      if (isHere) search.go(board.search.parse(address).query)
      // Another tab of the page: it is another board, which then reads the rest of the address.
      else navigate(`${board.path}?${new URLSearchParams({ ...address, ...(link && { shared: link }) })}`)
    },
    [board, search.go, navigate, link],
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
        isChanged={isChanged}
        onOpen={(view) => {
          if (view.columns) keepColumns({ path: board.path, view: view.columns })
          go(view.query)
        }}
      />
    </>
  )
}) as <Op extends ListOperation>(props: SavedViewsProps<Op>) => ReactNode

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

import type { DataTableHandle } from '@haixuan/ui-kit/data-table'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { KEYWORD_FIELD, loadFilterPanel } from '#features/filter-rows'
import type { Board, BoardKind, BoardState, ListOperation, RowOf } from '#shared/board'
import { useIsNarrow } from '#shared/viewport'
import { boardMarketplace } from '../lib/board-marketplace.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardHeader } from './board-header.tsx'
import { BoardNotes } from './board-notes.tsx'
import styles from './board-page.module.css'
import { BoardPager } from './board-pager.tsx'
import { BoardRows } from './board-rows.tsx'
import type { OpenRowMenu } from './board-table.tsx'
import { ClosedRows } from './closed-rows.tsx'
import { HeaderTools } from './header-tools.tsx'
import { type BoardRule, RuleLine } from './rule-line.tsx'
import { SavedViews } from './saved-views.tsx'
import { useLateParts } from './use-ahead.ts'
import { useBoardColumns } from './use-board-columns.ts'
import { useBoardRows } from './use-board-rows.ts'
import { useComeBack } from './use-come-back.ts'
import { useExportSubject } from './use-export-subject.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useRowActs } from './use-row-acts.ts'

const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))
// What comes after the rows, and what opens over the page at a press.
const withPanels = () => Promise.all([import('./later-parts.ts'), loadFilterPanel()])

interface BoardPageProps<Op extends ListOperation, Slot extends string> {
  board: Board<Op, Slot>
  kind: BoardKind<RowOf<Op>, Slot>
  /** The rule of a derived board, above the rows; null while it is on its way. */
  rule?: BoardRule | string | null
  /** Between the heading and the filters: tabs, a choice of the day or period. */
  tabs?: ReactNode | ((state: BoardState<Op>) => ReactNode)
  /** `page` fills the window and has the page's title; `part` is inside a page that has one. */
  frame?: 'page' | 'part'
}

/** A list as its board declares it, of things as their kind describes them. */
export function BoardPage<Op extends ListOperation, Slot extends string>(props: BoardPageProps<Op, Slot>) {
  const { board, kind, rule, tabs, frame = 'page' } = props
  const list = useBoardRows(board)
  const { search, page, at } = list
  const isNarrow = useIsNarrow()
  const marketplace = boardMarketplace(board)
  const acts = useRowActs(kind, board.detailPath, marketplace)
  const [menu, setMenu] = useState<OpenRowMenu<RowOf<Op>> | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const table = useRef<DataTableHandle>(null)
  const columns = useBoardColumns(board, kind, acts, setMenu)
  const subject = useExportSubject(board, search.query, columns)

  usePageKeys({
    '/': () => document.getElementById(KEYWORD_FIELD)?.focus(),
    '?': () => setIsHelpOpen(true),
    j: () => table.current?.focus(),
  })
  useLateParts(withPanels)
  useComeBack(kind, list.answer?.rows, table)

  // Kept as an element: the coming of rows changes nothing in it.
  const tools = useMemo(
    () => <HeaderTools {...{ board, kind, columns, subject }} onHelp={() => setIsHelpOpen(true)} />,
    [board, kind, columns, subject],
  )
  return (
    <div className={frame === 'part' ? styles.part : styles.board}>
      <BoardHeader {...{ board, kind, page, frame }} query={search.query} tools={!isNarrow && tools} />
      {rule !== undefined && <RuleLine rule={rule} />}
      {typeof tabs === 'function' ? tabs({ ...search, page }) : tabs}
      {frame === 'page' && <SavedViews board={board} search={search} />}
      <BoardBar {...{ board, kind, search, columns, subject, frame }} categories={list.categories} />
      <BoardNotes
        invalid={search.invalid}
        failure={list.state.kind === 'rows' ? list.failure : undefined}
        isRetrying={list.isLoading}
        onRetry={list.retry}
      />
      <ClosedRows closed={page?.closed} />
      <BoardRows
        {...{ board, kind, list, columns, marketplace, subject, acts, menu }}
        ref={table}
        onMenu={setMenu}
      />
      {page && (
        <BoardPager
          page={page}
          at={at}
          onGo={search.goToPage}
          onAhead={(next) => search.ask(board.search.atPage(search.query, next))}
        />
      )}
      {isHelpOpen && (
        <Suspense>
          <KeyHelp noun={kind.noun} onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

import { Banner, Button, serverNow } from '@haixuan/ui-kit'
import type { DataTableHandle } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { ColumnChooser } from '#features/choose-columns'
import { ExportButton } from '#features/export-rows'
import { FilterBar, KEYWORD_FIELD, loadFilterPanel } from '#features/filter-rows'
import {
  type Board,
  type BoardKind,
  type BoardState,
  boardPageQuery,
  type ListOperation,
  type PageOf,
  type RowOf,
  useBoardSearch,
} from '#shared/board'
import { useIsNarrow } from '#shared/viewport'
import { boardMarketplace } from '../lib/board-marketplace.ts'
import { listState } from '../lib/list-state.ts'
import { pageCount } from '../lib/page-range.ts'
import { BoardHeader } from './board-header.tsx'
import styles from './board-page.module.css'
import { BoardPager } from './board-pager.tsx'
import { BoardTable } from './board-table.tsx'
import { ClosedRows } from './closed-rows.tsx'
import type { EmptyRows as EmptyRowsOf } from './empty-rows.tsx'
import { HeaderTools } from './header-tools.tsx'
import { OwnMarks } from './own-marks.tsx'
import { type BoardRule, RuleLine } from './rule-line.tsx'
import { SaveViewButton } from './save-view-button.tsx'
import { SavedViews } from './saved-views.tsx'
import { withStar } from './star-cells.tsx'
import { tableColumns } from './table-columns.tsx'
import { useEarlyAsk, useLateParts, useNextPage } from './use-ahead.ts'
import { useCategories } from './use-categories.ts'
import { useCategoryPicker } from './use-category-picker.tsx'
import { useComeBack } from './use-come-back.ts'
import { useCounted } from './use-counted.ts'
import { useExportSubject } from './use-export-subject.ts'
import { useLastGood } from './use-last-good.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useRowActs } from './use-row-acts.ts'

const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))
// After the rows: what is in their place, and what is done with some of them.
const later = () => import('./later-parts.ts')
// And what opens over the page at a press.
const withPanels = () => Promise.all([later(), loadFilterPanel()])
const SelectionBar = lazy(async () => ({ default: (await later()).SelectionBar }))
const EmptyRows = lazy(async () => ({ default: (await later()).EmptyRows })) as unknown as typeof EmptyRowsOf

interface BoardPageProps<Op extends ListOperation, Slot extends string> {
  board: Board<Op, Slot>
  kind: BoardKind<RowOf<Op>, Slot>
  /** The rule of a derived board, above the rows; null while it is on its way. */
  rule?: BoardRule | string | null
  /** Between the heading and the filters: tabs, a choice of the day or period. */
  tabs?: ReactNode | ((place: BoardState<Op>) => ReactNode)
  /** `page` fills the window and has the page's title; `part` is inside a page that has one. */
  place?: 'page' | 'part'
}

/** A list as its board declares it, of things as their kind describes them. */
export function BoardPage<Op extends ListOperation, Slot extends string>(props: BoardPageProps<Op, Slot>) {
  const { board, kind, rule, tabs, place = 'page' } = props
  const ask = useEarlyAsk(board)
  const search = useBoardSearch(board, ask)
  const { query, invalid } = search
  const at = (query as { page?: number }).page ?? 1
  const isNarrow = useIsNarrow()
  const answer = useQuery(boardPageQuery(board, query))
  const lastGood = useLastGood(answer.data)
  const page = useCounted(board, query, lastGood, lastGood === answer.data)
  const categories = useCategories(board)
  const chips = useMemo(() => board.search.chips(query, categories), [board, query, categories])
  const marketplace = boardMarketplace(board)
  const acts = useRowActs(kind, board.detailPath, marketplace)
  const [menu, setMenu] = useState<{ row: RowOf<Op>; at: { x: number; y: number } } | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const table = useRef<DataTableHandle>(null)

  const { hrefOf, open } = acts
  const columns = useMemo(() => {
    const cells = kind.cells({ hrefOf, open, more: (row, at) => setMenu({ row, at }) })
    const starred = withStar(cells, kind)
    return board.columns(tableColumns<Op, Slot>(starred, kind.identity, serverNow))
  }, [board, kind, hrefOf, open])

  usePageKeys({
    '/': () => document.getElementById(KEYWORD_FIELD)?.focus(),
    '?': () => setIsHelpOpen(true),
    j: () => table.current?.focus(),
  })
  useNextPage(board, query, answer.data && page ? at < pageCount(page) : false)
  useLateParts(withPanels)
  useComeBack(kind, answer.data?.rows, table)

  const subject = useExportSubject(board as unknown as Board<Op>, query, columns)

  const pickCategory = useCategoryPicker(categories.options)
  // Kept as elements: the coming of rows changes nothing in them, and their many buttons cost as much as the rows.
  const filters = useMemo(
    () => (
      <FilterBar
        board={board as unknown as Board<Op>}
        kind={kind}
        search={search}
        names={categories}
        tools={
          <>
            <ExportButton subject={subject} />
            <ColumnChooser isCompact path={board.path} columns={columns} />
          </>
        }
        category={pickCategory}
        afterActive={
          place === 'page' && <SaveViewButton board={board as unknown as Board<Op>} search={search} />
        }
      />
    ),
    [board, kind, search, categories, columns, subject, pickCategory, place],
  )
  const tools = useMemo(
    () => (
      <HeaderTools
        board={board}
        kind={kind}
        columns={columns}
        subject={subject}
        onHelp={() => setIsHelpOpen(true)}
      />
    ),
    [board, kind, columns, subject],
  )

  const failure = answer.error ?? undefined
  const state = listState({
    page: answer.data ?? (failure ? page : undefined) ?? page,
    failure,
    hasFilters: chips.length > 0,
  })
  const retry = () => void answer.refetch()
  return (
    <div className={place === 'part' ? styles.part : styles.board}>
      <BoardHeader
        board={board}
        kind={kind}
        query={query}
        page={page}
        place={place}
        tools={!isNarrow && tools}
      />
      {rule !== undefined && <RuleLine rule={rule} />}
      {typeof tabs === 'function'
        ? tabs({ ...search, page: page as unknown as PageOf<Op> | undefined })
        : tabs}
      {place === 'page' && <SavedViews board={board as unknown as Board<Op>} search={search} />}
      {filters}
      {invalid.length > 0 && (
        <Banner tone="warning" title="链接中有条件无法识别，已忽略：">
          {invalid.map(({ param, value, reason }) => `${param}=${value}（${reason}）`).join('；')}
        </Banner>
      )}
      {failure && state.kind === 'rows' && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" loading={answer.isFetching} onClick={retry}>
              重试
            </Button>
          }
        >
          {`${failure.message}。下面是上一次成功加载的数据。`}
        </Banner>
      )}
      <ClosedRows closed={page?.closed} />
      <div className={styles.table}>
        <OwnMarks marketplace={marketplace} subject={kind.subject}>
          <BoardTable
            ref={table}
            board={board}
            kind={kind}
            columns={columns}
            rows={page?.rows ?? []}
            isLoading={answer.isFetching}
            empty={
              <Suspense>
                <EmptyRows
                  state={state}
                  nothing={kind.nothing}
                  schema={board.search}
                  search={search}
                  chips={chips}
                  isRetrying={answer.isFetching}
                  onRetry={retry}
                />
              </Suspense>
            }
            search={search}
            acts={acts}
            menu={menu}
            onMenu={setMenu}
            selection={selection}
            onSelect={setSelection}
          />
        </OwnMarks>
      </div>
      {selection.size > 0 && (
        <Suspense>
          <SelectionBar
            kind={kind}
            marketplace={marketplace}
            rows={page?.rows ?? []}
            selection={selection}
            subject={subject}
            onCopy={acts.copy}
            onClear={() => setSelection(new Set())}
            onGone={(ids) => setSelection((chosen) => new Set([...chosen].filter((id) => !ids.includes(id))))}
          />
        </Suspense>
      )}
      {page && (
        <BoardPager
          page={page}
          at={at}
          onGo={(next) => search.change(pageOf<Op>(next))}
          onAhead={(next) => search.ask(board.search.change(query, pageOf<Op>(next)))}
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

/** Every list operation has pages; the types of its query cannot say so of an operation not yet named. */
const pageOf = <Op extends ListOperation>(page: number) =>
  ({ page }) as unknown as Parameters<ReturnType<typeof useBoardSearch<Op, string, string>>['change']>[0]

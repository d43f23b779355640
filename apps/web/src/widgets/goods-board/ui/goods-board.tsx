import { Banner, BatchBar, Button, HelpIcon, IconButton, NoAccessState, serverNow } from '@haixuan/ui-kit'
import type { DataTableHandle } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { categoriesQuery, categoryPath, categoryTree } from '#entities/category'
import { type GoodsRow, type GoodsSlot, goodsPageQuery } from '#entities/goods'
import { ColumnChooser } from '#features/choose-columns'
import { FilterBar, KEYWORD_FIELD } from '#features/filter-rows'
import { type Board, useBoardSearch } from '#shared/board'
import { $user } from '#shared/session'
import { useIsNarrow } from '#shared/viewport'
import { listState } from '../lib/list-state.ts'
import { pageCount } from '../lib/page-range.ts'
import { $openedRow } from '../model/opened-row.ts'
import { BoardHeader } from './board-header.tsx'
import { BoardPager } from './board-pager.tsx'
import { BoardTable } from './board-table.tsx'
import styles from './goods-board.module.css'
import { goodsSlots } from './goods-slots.tsx'
import { KeyHelp } from './key-help.tsx'
import { ListPlace } from './list-place.tsx'
import { tableColumns } from './table-columns.tsx'
import { useEarlyAsk, useNextPage } from './use-ahead.ts'
import { useLastGood } from './use-last-good.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useRowActs } from './use-row-acts.ts'

const CategoryPicker = lazy(async () => ({ default: (await import('./category-picker.tsx')).CategoryPicker }))

type GoodsBoardFacts = Board<'searchGoods', GoodsSlot>

/** A list of products as its board declares it. */
export function GoodsBoard({ board }: { board: GoodsBoardFacts }) {
  const user = useUnit($user)
  const isClosed = board.access === 'tiktok' && user !== null && user.isexternallink !== 1
  return isClosed ? <NoAccessState size="page" /> : <OpenBoard board={board} />
}

function OpenBoard({ board }: { board: GoodsBoardFacts }) {
  const { marketplace } = board.params
  const ask = useEarlyAsk(board)
  const search = useBoardSearch(board, ask)
  const { query, invalid } = search
  const at = query.page ?? 1
  const isNarrow = useIsNarrow()
  const answer = useQuery(goodsPageQuery(marketplace, query))
  const page = useLastGood(answer.data)
  const categories = useCategories(marketplace)
  const chips = useMemo(() => board.search.chips(query, categories), [board, query, categories])
  const acts = useRowActs(board.detailPath)
  const [menu, setMenu] = useState<{ row: GoodsRow; at: { x: number; y: number } } | null>(null)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const table = useRef<DataTableHandle>(null)

  const { hrefOf, open } = acts
  const columns = useMemo(() => {
    const slots = goodsSlots({ hrefOf, open }, (row, place) => setMenu({ row, at: place }))
    return board.columns(tableColumns(slots, serverNow))
  }, [board, hrefOf, open])

  usePageKeys({
    '/': () => document.getElementById(KEYWORD_FIELD)?.focus(),
    '?': () => setIsHelpOpen(true),
    j: () => table.current?.focus(),
  })
  useNextPage(board, query, answer.data ? at < pageCount(answer.data) : false)
  useComeBack(answer.data?.rows, table)

  // Kept as elements: the coming of rows changes nothing in them, and their many buttons cost as much as the rows.
  const filters = useMemo(
    () => (
      <FilterBar
        board={board}
        search={search}
        names={categories}
        tools={<ColumnChooser isCompact path={board.path} columns={columns} />}
        category={(value, change) => (
          <Suspense fallback={<Button>类目 全部</Button>}>
            <CategoryPicker options={categories.options} value={value} onChange={change} />
          </Suspense>
        )}
      />
    ),
    [board, search, categories, columns],
  )
  const tools = useMemo(
    () => (
      <>
        <ColumnChooser path={board.path} columns={columns} />
        <IconButton label="键盘快捷键" icon={<HelpIcon />} onClick={() => setIsHelpOpen(true)} />
      </>
    ),
    [board, columns],
  )

  const failure = answer.error ?? undefined
  const state = listState({
    page: answer.data ?? (failure ? page : undefined) ?? page,
    failure,
    hasFilters: chips.length > 0,
  })
  const retry = () => void answer.refetch()
  const selected = [...selection]
  return (
    <div className={styles.board}>
      <BoardHeader
        title={board.title}
        marketplace={marketplace}
        query={query}
        page={page}
        tools={!isNarrow && tools}
      />
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
          {failure.message}。下面是上一次成功加载的数据。
        </Banner>
      )}
      <div className={styles.table}>
        <BoardTable
          ref={table}
          board={board}
          columns={columns}
          rows={page?.rows ?? []}
          isLoading={answer.isFetching}
          empty={
            <ListPlace
              state={state}
              schema={board.search}
              search={search}
              chips={chips}
              isRetrying={answer.isFetching}
              onRetry={retry}
            />
          }
          search={search}
          acts={acts}
          menu={menu}
          onMenu={setMenu}
          selection={selection}
          onSelect={setSelection}
        />
      </div>
      <BatchBar count={selection.size} noun="个商品" onClear={() => setSelection(new Set())}>
        <Button size="small" onClick={() => acts.copy(selected.join('\n'))}>
          复制ID
        </Button>
      </BatchBar>
      {page && <BoardPager page={page} at={at} onGo={(next) => search.change({ page: next })} />}
      <KeyHelp isOpen={isHelpOpen} onChange={setIsHelpOpen} />
    </div>
  )
}

function useCategories(marketplace: GoodsBoardFacts['params']['marketplace']) {
  const { data = [] } = useQuery(categoriesQuery(marketplace))
  return useMemo(
    () => ({
      category: (id: string) => categoryPath(data, id),
      options: categoryTree(data).map((root) => ({
        value: root.id,
        label: root.name,
        alias: root.alias,
        children: root.children.map(({ id, name, alias }) => ({ value: id, label: name, alias })),
      })),
    }),
    [data],
  )
}

/** Coming back from the page of a row, the list stands where it was left. */
function useComeBack(rows: readonly GoodsRow[] | undefined, table: React.RefObject<DataTableHandle | null>) {
  const opened = useUnit($openedRow)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !rows) return
    isDone.current = true
    if (opened?.address !== `${location.pathname}${location.search}`) return
    const index = rows.findIndex(({ id }) => id === opened.id)
    if (index >= 0) table.current?.scrollToRow(index)
  }, [rows, opened, table])
}

// What every declared board must keep, no matter who declares the next one.
import { describe, expect, test } from 'vitest'
import type { RankRow, RankSlot } from '#entities/goods'
import type { Board, BoardKind, ListOperation } from '#shared/board'
import { isSitePath, sitePage } from '#shared/routes'
import { filterControls } from '../features/filter-rows/ui/filter-controls.ts'
import { tableColumns } from '../widgets/board-page/ui/table-columns.tsx'
import { creatorKind, creatorRankKind } from '../widgets/creator-board/index.ts'
import { goodsKind, rankKind } from '../widgets/goods-board/index.ts'
import { liveGoodsKind, liveKind } from '../widgets/live-board/index.ts'
import { shopKind, shopRankKind } from '../widgets/shop-board/index.ts'

// One type serves the tests of all boards; what it says of rows and slots is not used.
type AnyBoard = Board<'rankGoods', RankSlot>
type AnyKind = BoardKind<RankRow, RankSlot>

/** How the rows of an operation are drawn, and the example of the contract that has some. */
const LISTS: Readonly<Partial<Record<ListOperation, { kind: unknown; example: string }>>> = {
  searchGoods: { kind: goodsKind, example: 'goods-page' },
  rankGoods: { kind: rankKind, example: 'goods-rank' },
  searchShops: { kind: shopKind, example: 'shops-page' },
  rankShops: { kind: shopRankKind, example: 'shop-ranks' },
  searchCreators: { kind: creatorKind, example: 'creators-page' },
  rankCreators: { kind: creatorRankKind, example: 'creator-ranks' },
  searchLives: { kind: liveKind, example: 'lives-page' },
  rankLiveGoods: { kind: liveGoodsKind, example: 'live-goods-ranks' },
}

const examples = import.meta.glob<string>('../../../../openapi/examples/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules = import.meta.glob<Record<string, AnyBoard>>('../pages/*/*/boards/*.ts', { eager: true })
const boards = Object.values(modules).flatMap((module) => Object.values(module))
/** Boards that are a second tab of a page. */
const tabs = Object.values(
  import.meta.glob<Record<string, AnyBoard>>('../pages/*/*/{boards/tabs,tabs}/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

function listOf({ operation, path }: AnyBoard): { kind: AnyKind; rows: readonly RankRow[] } {
  const list = LISTS[operation]
  if (!list) throw new Error(`${path}: ${operation} is not in LISTS. Say how its rows are drawn.`)
  const example = examples[`../../../../openapi/examples/${list.example}.json`]
  if (!example) throw new Error(`openapi/examples has no ${list.example}.json`)
  return { kind: list.kind as AnyKind, rows: JSON.parse(example).value.data.rows }
}

test('every board has a path of its own', () => {
  expect(boards.length).toBeGreaterThanOrEqual(4)
  expect(new Set(boards.map(({ path }) => path)).size).toBe(boards.length)
})

describe.each([...boards, ...tabs])('$path $operation', (board) => {
  test('is in the site map under its own title and access', () => {
    const page = sitePage(board.path)
    expect(page).toMatchObject({ title: board.title, access: board.access, status: 'ready' })
    expect(board.detailPath === undefined || isSitePath(board.detailPath)).toBe(true)
  })

  test('draws a control for each filter that its address knows', () => {
    const controls = board.filters(filterControls(board.operation))
    expect(controls.map(({ id, label }) => [id, label])).toEqual(
      board.search.filters.map(({ id, label }) => [id, label]),
    )
  })

  test('leaves no cell empty, whatever is missing in a row', () => {
    const { kind, rows } = listOf(board)
    const cells = kind.cells({ hrefOf: () => undefined, open: () => undefined, more: () => undefined })
    const now = () => 1_795_219_200_000
    const columns = board.columns(tableColumns<'rankGoods', RankSlot>(cells, kind.identity, now))
    expect(columns.map(({ id }) => id)).toEqual(board.facts.map(({ id }) => id))
    for (const row of rows) {
      for (const column of columns.filter(({ id }) => id !== 'actions' && id !== 'trend')) {
        expect(column.text(row), `${column.heading} of ${kind.idOf(row)}`).not.toMatch(
          /^$|undefined|null|NaN/,
        )
      }
    }
  })

  test('presets ask for something that the address can keep', () => {
    for (const { query } of board.presets) {
      expect(board.search.parse(board.search.serialise(query)).query).toEqual(query)
    }
  })
})

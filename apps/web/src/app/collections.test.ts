// What every board of favourites must keep.
import { describe, expect, test } from 'vitest'
import type { FavouriteRow } from '#entities/favourite'
import { isSitePath, sitePage } from '#shared/routes'
import example from '../../../../openapi/examples/favourites.json?raw'
import { COLLECTIONS } from '../pages/favourites/boards/collections.ts'
import { FAVOURITE_KINDS } from '../pages/favourites/model/favourite-kind.ts'
import { tableColumns } from '../widgets/board-page/ui/table-columns.tsx'

const boards = Object.values(COLLECTIONS).flatMap((list) => list ?? [])
const rows: readonly FavouriteRow[] = JSON.parse(example).value.data.rows

test('every page of favourites of the specification has its boards', () => {
  expect(Object.keys(COLLECTIONS).toSorted()).toEqual(
    [
      ...['/temu/collect', '/shein/collect', '/aliexpress/collect'],
      ...['/tiktok', '/tiktok_a'].flatMap((base) =>
        ['goodcollect', 'creatorcollect', 'shopcollect', 'livecollect'].map((name) => `${base}/${name}`),
      ),
    ].toSorted(),
  )
})

describe.each(boards.map((board) => [`${board.path} ${board.params.kind}`, board] as const))(
  '%s',
  (_name, board) => {
    test('is in the site map under its own title and access, newest first', () => {
      expect(sitePage(board.path)).toMatchObject({
        title: board.title,
        access: board.access,
        status: 'ready',
      })
      expect(board.detailPath !== undefined && isSitePath(board.detailPath)).toBe(true)
      expect(board.search.sort.standard).toBe('saved_at:desc')
    })

    test('leaves no cell empty, whatever is missing in a row', () => {
      const kind = FAVOURITE_KINDS[board.params.kind]
      const cells = kind.cells({ hrefOf: () => undefined, open: () => undefined, more: () => undefined })
      const columns = board.columns(
        tableColumns<'searchFavourites', keyof typeof cells>(cells, kind.identity, () => 1_795_219_200_000),
      )
      expect(columns.map(({ id }) => id)).toEqual(board.facts.map(({ id }) => id))
      for (const row of rows) {
        for (const column of columns.filter(({ id }) => id !== 'actions' && id !== 'trend')) {
          expect(column.text(row), `${column.heading} of ${row.id}`).not.toMatch(/^$|undefined|null|NaN/)
        }
      }
    })
  },
)

// The two halves of an export meet here: every column of every board must be one that the server can write.
import { expect, test } from 'vitest'
import { EXPORT_LISTS } from '../apps/api/src/modules/exports/operations/export-lists.ts'
import { COLLECTIONS } from '../apps/web/src/pages/favourites/boards/collections.ts'
import { LISTING_BOARDS } from '../apps/web/src/pages/listings/boards/listing-boards.ts'

interface Board {
  path: string
  operation: keyof typeof EXPORT_LISTS
  facts: readonly { id: string; label: string }[]
}

const modules = import.meta.glob<Record<string, Board>>(
  '../apps/web/src/pages/*/*/{boards,boards/tabs,tabs}/*.ts',
  { eager: true },
)
const boards: readonly Board[] = [
  ...Object.values(modules).flatMap((module) => Object.values(module)),
  ...Object.values(COLLECTIONS).flatMap((list) => list ?? []),
  ...Object.values(LISTING_BOARDS),
]

test('every column of every board can be exported', () => {
  expect(boards.length).toBeGreaterThan(60)
  const unknown = boards.flatMap(({ path, operation, facts }) => {
    const list = EXPORT_LISTS[operation]?.columns
    return facts
      .filter(({ id }) => !(id in (list?.all ?? {})) && !(id in (list?.cells ?? {})))
      .map(({ id }) => `${path} ${id}`)
  })
  expect(unknown).toEqual([])
})

test('cells stand for columns that there are', () => {
  for (const [
    operation,
    {
      columns: { all, cells },
    },
  ] of Object.entries(EXPORT_LISTS))
    for (const [cell, names] of Object.entries(cells))
      for (const name of names) expect(all, `${operation} ${cell}`).toHaveProperty(name)
})

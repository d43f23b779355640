import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { CategoryStep } from '../rules/category-step.ts'
import { takeIds } from './goods-ids.ts'
import type { CategoryTable } from './reference-tables.ts'

type CategoryRow = Omit<CategoryTable, 'goods_count'>

const COLUMNS: BulkColumn<CategoryRow>[] = [
  { name: 'id', type: 'integer' },
  { name: 'marketplace', type: 'smallint' },
  { name: 'external_id', type: 'text' },
  { name: 'parent_id', type: 'integer' },
  { name: 'level', type: 'smallint' },
  { name: 'name', type: 'text' },
  { name: 'name_zh', type: 'text' },
  { name: 'path', type: 'text[]' },
  { name: 'c1', type: 'integer' },
  { name: 'c2', type: 'integer' },
  { name: 'c3', type: 'integer' },
  { name: 'demo', type: 'boolean' },
]

const named = (parent: number | null, name: string) => `${parent ?? 0}/${name.trim().toLowerCase()}`

/** The categories of one marketplace as far as this process has met them. */
class CategoryBook {
  readonly #byId = new Map<string, CategoryRow>()
  readonly #byName = new Map<string, CategoryRow>()

  add(row: CategoryRow): void {
    this.#byId.set(row.external_id, row)
    for (const name of [row.name, row.name_zh]) {
      const key = name === null ? null : named(row.parent_id, name)
      if (key !== null && !this.#byName.has(key)) this.#byName.set(key, row)
    }
  }

  find(parent: CategoryRow | undefined, step: CategoryStep): CategoryRow | undefined {
    if (step.id !== undefined) return this.#byId.get(step.id)
    const names = [step.name, ...(step.nameZh ? [step.nameZh] : [])]
    for (const name of names) {
      const row = this.#byName.get(named(parent?.id ?? null, name))
      if (row) return row
    }
    return undefined
  }

  /** The last category of the path, when all of it is known. */
  follow(path: readonly CategoryStep[]): CategoryRow | undefined {
    let row: CategoryRow | undefined
    for (const step of path) {
      row = this.find(row, step)
      if (!row) return undefined
    }
    return row
  }
}

const books = new WeakMap<Database, Map<number, CategoryBook>>()

/** The book of a marketplace, read once per open database. */
export async function categoryBook(
  root: Database,
  db: Kysely<Tables>,
  marketplace: number,
): Promise<CategoryBook> {
  const known = books.get(root) ?? new Map<number, CategoryBook>()
  books.set(root, known)
  const book = known.get(marketplace) ?? (await readCategoryBook(db, marketplace))
  known.set(marketplace, book)
  return book
}

/** Makes the next reader ask the database again. */
export function forgetCategories(root: Database): void {
  books.delete(root)
}

async function readCategoryBook(db: Kysely<Tables>, marketplace: number): Promise<CategoryBook> {
  const book = new CategoryBook()
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where('marketplace', '=', marketplace)
    .orderBy('id')
    .execute()
  for (const row of rows) book.add(row)
  return book
}

function externalId(parent: CategoryRow | undefined, step: CategoryStep): string {
  if (step.id !== undefined) return step.id
  const path = [parent?.external_id ?? '', step.name.trim().toLowerCase()].join('/')
  return `n${createHash('sha256').update(path).digest('hex').slice(0, 15)}`
}

/**
 * Creates the categories of the paths that the book lacks, root first, and adds them to the book.
 * A step without an id is found by its name under its parent, else it gets an id made from its path.
 */
export async function createCategories(
  db: Kysely<Tables>,
  marketplace: number,
  book: CategoryBook,
  paths: readonly (readonly CategoryStep[])[],
  demo: boolean,
): Promise<void> {
  const wanting = paths.filter((path) => path.length > 0 && !book.follow(path))
  const depth = Math.max(0, ...wanting.map((path) => path.length))
  for (let level = 1; level <= depth; level++) {
    const fresh = new Map<string, { parent: CategoryRow | undefined; step: CategoryStep }>()
    for (const path of wanting) {
      const step = path[level - 1]
      const parent = book.follow(path.slice(0, level - 1))
      if (step && !book.find(parent, step)) fresh.set(externalId(parent, step), { parent, step })
    }
    if (fresh.size === 0) continue
    const first = await takeIds(db, 'category', fresh.size)
    const rows = [...fresh].map(([external, { parent, step }], index): CategoryRow => {
      const id = first + index
      return {
        id,
        marketplace,
        external_id: external,
        parent_id: parent?.id ?? null,
        level,
        name: step.name.trim(),
        name_zh: step.nameZh?.trim() || null,
        path: [...(parent?.path ?? []), step.nameZh?.trim() || step.name.trim()],
        c1: parent?.c1 ?? id,
        c2: level < 2 ? -1 : level === 2 ? id : (parent?.c2 ?? -1),
        c3: level < 3 ? -1 : level === 3 ? id : (parent?.c3 ?? -1),
        demo,
      }
    })
    await writeRows(db, 'category', COLUMNS, rows, { key: ['marketplace', 'external_id'], existing: 'keep' })
    const now = await sql<CategoryRow>`select * from category where marketplace = ${marketplace}
      and external_id = any(${rows.map((row) => row.external_id)}::text[])`.execute(db)
    for (const row of now.rows) book.add(row)
  }
}

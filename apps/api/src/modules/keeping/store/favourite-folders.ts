import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type FavouriteList, kindCode, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'

/** Folders of one kind and marketplace that a person may have. */
export const MOST_FOLDERS = 100

export interface Folder {
  id: string
  name: string
  count: number
}

const mine = ({ userId, marketplace, kind }: FavouriteList, table: 'f' | 'd') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`${column('user_id')} = ${userId} and ${column('marketplace')} = ${marketplaceCode(marketplace)}
    and ${column('kind')} = ${kindCode(kind)}`
}

/** Folders of a list in the order of their owner, each with what is in it. */
export async function readFolders({ kysely }: Database, list: FavouriteList): Promise<Folder[]> {
  const { rows } = await sql<Folder>`select d.id, d.name, coalesce(t.n, 0)::float8 as count
    from favourite_folder d left join (
      select f.folder_id, count(*) as n from favourite f
      where ${mine(list, 'f')} and f.removed_at is null group by f.folder_id
    ) t on t.folder_id = d.id
    where ${mine(list, 'd')} order by d.sort, d.created_at, d.id`.execute(kysely)
  return rows
}

/** One folder of a list; null when the user has no such folder there. */
export async function findFolder(db: Database, list: FavouriteList, id: string): Promise<Folder | null> {
  return (await readFolders(db, list)).find((folder) => folder.id === id) ?? null
}

/** Opens a folder behind the others; a name that is there already answers that folder. */
export async function openFolder(db: Database, list: FavouriteList, name: string): Promise<Folder | null> {
  await sql`insert into favourite_folder (user_id, id, marketplace, kind, name, sort)
    select ${list.userId}::uuid, ${randomUUID()}::uuid, ${marketplaceCode(list.marketplace)}::smallint,
      ${kindCode(list.kind)}::smallint, ${name}::text, coalesce(max(d.sort), 0) + 1
    from favourite_folder d where ${mine(list, 'd')} having count(*) < ${MOST_FOLDERS}
    on conflict (user_id, marketplace, kind, name) do nothing`.execute(db.kysely)
  return (await readFolders(db, list)).find((folder) => folder.name === name) ?? null
}

/** Renames a folder. @returns false when another one of the list has that name */
export async function renameFolder(
  db: Database,
  list: FavouriteList,
  id: string,
  name: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`update favourite_folder d set name = ${name}
    where ${mine(list, 'd')} and d.id = ${id} and not exists (
      select 1 from favourite_folder o where o.user_id = d.user_id and o.marketplace = d.marketplace
        and o.kind = d.kind and o.name = ${name} and o.id <> d.id
    ) returning d.id`.execute(db.kysely)
  return rows.length > 0
}

/** Puts folders in the order of the ids; others keep their order behind them. */
export async function orderFolders(
  { kysely }: Database,
  list: FavouriteList,
  ids: readonly string[],
): Promise<void> {
  await sql`with placed as (
      select d.id, row_number() over (
        order by coalesce(array_position(${[...ids]}::uuid[], d.id), 1000), d.sort, d.created_at, d.id) as n
      from favourite_folder d where ${mine(list, 'd')}
    )
    update favourite_folder d set sort = placed.n from placed
    where ${mine(list, 'd')} and d.id = placed.id and d.sort <> placed.n`.execute(kysely)
}

/** Closes a folder. What is in it stays a favourite without a folder. */
export async function closeFolder(db: Database, list: FavouriteList, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    await sql`update favourite f set folder_id = null where ${mine(list, 'f')} and f.folder_id = ${id}`.execute(
      trx,
    )
    await sql`delete from favourite_folder d where ${mine(list, 'd')} and d.id = ${id}`.execute(trx)
  })
}

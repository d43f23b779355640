import type { ColumnType, Generated } from 'kysely'
import type { Outreach } from '#modules/reference/rules'

interface FavouriteTable {
  user_id: string
  marketplace: number
  kind: number
  external_id: string
  folder_id: string | null
  note: string | null
  outreach: Outreach | null
  /** Epoch milliseconds: lives of its creator that began later, or days of sale after it, are told. Null: none are. */
  remind_from: Generated<number | null>
  saved_at: number
  /** When it was taken away; the daily job forgets it a day later. */
  removed_at: number | null
  title: string
  image_url: string | null
  /** Minor units; -1 is missing. */
  saved_price: Generated<number>
  saved_currency: Generated<string>
  saved_sales: Generated<number>
  saved_audience: Generated<number>
}

interface FavouriteFolderTable {
  user_id: string
  id: string
  marketplace: number
  kind: number
  name: string
  sort: Generated<number>
  created_at: ColumnType<Date, Date | undefined, Date>
}

interface DismissedGoodsTable {
  user_id: string
  marketplace: number
  external_id: string
  /** Epoch milliseconds. */
  dismissed_at: number
}

/** Tables of migrations 0050, 0061 and 0065. */
export interface FavouriteTables {
  dismissed_goods: DismissedGoodsTable
  /** @published to monitoring */
  favourite: FavouriteTable
  favourite_folder: FavouriteFolderTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends FavouriteTables {}
}

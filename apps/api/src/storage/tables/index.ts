import type { AccountTables } from './accounts.ts'
import type { ApiKeyTables } from './api-keys.ts'
import type { CreatorTables } from './creators.ts'
import type { EngineTables } from './engine.ts'
import type { ExportTables } from './exports.ts'
import type { FavouriteTables } from './favourites.ts'
import type { GoodsTables } from './goods.ts'
import type { GoodsExtraTables } from './goods-extras.ts'
import type { GoodsRankTables } from './goods-ranks.ts'
import type { HostTables } from './hosts.ts'
import type { ImportTables } from './imports.ts'
import type { LabelTables } from './labels.ts'
import type { ListingTables } from './listings.ts'
import type { MarketTables } from './market.ts'
import type { NewsTables } from './news.ts'
import type { OrderTables } from './orders.ts'
import type { PurchaseRequestTables } from './purchase-requests.ts'
import type { SavedViewTables } from './saved-views.ts'
import type { SettlementTables } from './settlements.ts'
import type { ShopTables } from './shops.ts'

/** Every table, by name, for the query builder. Each area adds its own file. */
export type Tables = AccountTables &
  ApiKeyTables &
  CreatorTables &
  EngineTables &
  ExportTables &
  FavouriteTables &
  GoodsTables &
  GoodsExtraTables &
  GoodsRankTables &
  HostTables &
  ImportTables &
  LabelTables &
  ListingTables &
  MarketTables &
  NewsTables &
  OrderTables &
  PurchaseRequestTables &
  SettlementTables &
  ShopTables &
  SavedViewTables

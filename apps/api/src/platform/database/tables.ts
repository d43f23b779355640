import type { AccountTables } from '#modules/account/store/accounts-tables.ts'
import type { ApiKeyTables } from '#modules/account/store/api-keys-tables.ts'
import type { NewsTables } from '#modules/content/store/news-tables.ts'
import type { CreatorTables } from '#modules/creators/store/creators-tables.ts'
import type { ExportTables } from '#modules/exports/store/exports-tables.ts'
import type { GoodsExtraTables } from '#modules/goods/store/goods-extras-tables.ts'
import type { GoodsTables } from '#modules/goods/store/goods-tables.ts'
import type { HostTables } from '#modules/hosts/store/hosts-tables.ts'
import type { ImportTables } from '#modules/imports/store/imports-tables.ts'
import type { FavouriteTables } from '#modules/keeping/store/favourites-tables.ts'
import type { SavedViewTables } from '#modules/keeping/store/saved-views-tables.ts'
import type { LabelTables } from '#modules/labels/store/labels-tables.ts'
import type { ListingTables } from '#modules/listing/store/listings-tables.ts'
import type { MarketTables } from '#modules/market/store/market-tables.ts'
import type { SettlementTables } from '#modules/onboarding/store/settlements-tables.ts'
import type { OrderTables } from '#modules/orders/store/orders-tables.ts'
import type { PurchaseRequestTables } from '#modules/orders/store/purchase-requests-tables.ts'
import type { GoodsRankTables } from '#modules/ranks/store/goods-ranks-tables.ts'
import type { ShopTables } from '#modules/shops/store/shops-tables.ts'
import type { EngineTables } from './engine-tables.ts'

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

import { upsertShopProfiles } from '#modules/shops'
import type { ShopProfile } from '#modules/shops/rules'
import { SHOP_FIELDS } from '../../rules/kinds/shop-fields.ts'
import { shopOf } from '../../rules/kinds/shop-of-row.ts'
import type { ImportKind } from '../import-kind.ts'
import { storeRecords } from '../store-records.ts'

const SHOPS: ImportKind<ShopProfile> = {
  title: '店铺',
  unit: '店铺',
  turn: 3,
  fields: SHOP_FIELDS,
  required: ['externalId', 'name'],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields, _latest, mapping) => shopOf(fields, mapping),
  currencyIn: () => null,
  identity: { keyOf: ({ externalId }) => `shop:${externalId}`, seenAtOf: ({ seenAt }) => seenAt },
  store: storeRecords(upsertShopProfiles),
  boards: 'none',
}

/** Files about shops. */
export const SHOP_IMPORTS = { shops: SHOPS }

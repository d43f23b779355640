import { type ImportKind, storeRecords } from '#modules/imports'
import { SHOP_FIELDS } from '../rules/imports/shop-fields.ts'
import { shopOf } from '../rules/imports/shop-of-row.ts'
import type { ShopProfile } from '../rules/shop-profile.ts'
import { upsertShopProfiles } from './shop-upsert.ts'

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

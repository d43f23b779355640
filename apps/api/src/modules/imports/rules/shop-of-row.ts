import type { ShopProfile } from '#modules/shops/rules'
import type { FieldValues } from './compile-mapping.ts'
import type { MappingFile } from './mapping-file.ts'
import { timeOf } from './row-values.ts'

/** A row about a shop. */
export interface ShopRows {
  kind: 'shop'
  record: ShopProfile
}

/** Fields that go into the profile under their own name. */
const NAMED = [
  ...(['url', 'logoUrl', 'brand', 'hosting', 'origin', 'medal', 'openedAt', 'followers', 'score'] as const),
  ...([
    'reviewCount',
    'goodRate',
    'dsrItem',
    'dsrService',
    'dsrShipping',
    'soldTotal',
    'goodsCount',
  ] as const),
] as const
const MARKS = ['official', 'starSeller', 'repeat', 'estimated'] as const

/** The profile that a mapped row stands for. */
export function shopRowOf(fields: FieldValues, mapping: MappingFile): ShopRows {
  const said = NAMED.filter((name) => name in fields).map((name) => [name, fields[name]])
  const marks = MARKS.filter((name) => fields[name] != null).map((name) => [name, fields[name] === true])
  const [companyId, companyName] = [fields['companyId'], fields['companyName']]
  const record: ShopProfile = {
    marketplace: mapping.marketplace,
    externalId: String(fields['externalId']),
    name: String(fields['name']),
    ...Object.fromEntries([...said, ...marks]),
    ...('region' in fields ? { regionId: fields['region'] as number | null } : {}),
    ...('companyId' in fields
      ? {
          company:
            typeof companyId === 'string'
              ? { id: companyId, name: typeof companyName === 'string' ? companyName : companyId }
              : null,
        }
      : {}),
    seenAt: timeOf(fields['seenAt'] ?? mapping.source.collectedAt),
  }
  return { kind: 'shop', record }
}

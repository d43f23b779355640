import { type FieldValues, type MappingFile, needField, salesOf, timeOf } from '#modules/imports/rules'
import type { ShopProfile } from '../shop-profile.ts'

/** Fields that go into the profile under their own name. */
const NAMED = [
  ...(['url', 'logoUrl', 'brand', 'hosting', 'origin', 'medal', 'openedAt', 'followers', 'score'] as const),
  ...(['reviewCount', 'goodRate', 'dsrItem', 'dsrService', 'dsrShipping', 'goodsCount'] as const),
] as const
const MARKS = ['official', 'starSeller', 'repeat', 'estimated'] as const

/** The profile that a mapped row stands for. @throws RejectedCell without an id or a name */
export function shopOf(fields: FieldValues, mapping: MappingFile): ShopProfile {
  needField(fields, 'externalId', 'id_missing')
  needField(fields, 'name', 'text_missing')
  const said = NAMED.filter((name) => name in fields).map((name) => [name, fields[name]])
  const marks = MARKS.filter((name) => fields[name] != null).map((name) => [name, fields[name] === true])
  const [companyId, companyName] = [fields['companyId'], fields['companyName']]
  return {
    marketplace: mapping.marketplace,
    externalId: String(fields['externalId']),
    name: String(fields['name']),
    ...Object.fromEntries([...said, ...marks]),
    ...salesOf(fields),
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
}

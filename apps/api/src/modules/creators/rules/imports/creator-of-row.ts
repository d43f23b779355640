import type { Amount } from '#modules/goods/rules'
import {
  categoryOf,
  currencyOf,
  type FieldValue,
  type FieldValues,
  type MappingFile,
  needField,
  refuseRow,
  timeOf,
} from '#modules/imports/rules'
import { hasCreators } from '#modules/reference/rules'
import type { CreatorRecord, LiveRecord, VideoRecord } from '../creator-record.ts'

/** A video without words has to be called something. */
const NO_WORDS = '（无文案）'

/** When a row was collected. @throws RejectedCell without an id, or for a marketplace that has no creators */
function seenAtOf(fields: FieldValues, { marketplace, source }: MappingFile): number {
  needField(fields, 'externalId', 'id_missing')
  if (!hasCreators(marketplace)) refuseRow('externalId', 'refused')
  return timeOf(fields['seenAt'] ?? source.collectedAt)
}

/** Fields that go into the record under their own name, where the mapping names them. */
function named<Name extends string>(fields: FieldValues, names: readonly Name[]) {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]])) as {
    [N in Name]?: never
  }
}

function amount(fields: FieldValues, name: string): { [name: string]: Amount | null } {
  if (!(name in fields)) return {}
  const value = fields[name]
  const currency = currencyOf(fields)
  return { [name]: typeof value === 'number' && currency !== null ? { amount: value, currency } : null }
}

function place(fields: FieldValues) {
  return {
    ...('region' in fields ? { regionId: fields['region'] as number | null } : {}),
    ...('category' in fields ? { categoryPath: categoryOf(fields) ?? null } : {}),
    ...(fields['estimated'] == null ? {} : { estimated: fields['estimated'] as boolean }),
  }
}

const texts = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

function contactOf(fields: FieldValues): Pick<CreatorRecord, 'contact'> {
  if (!('email' in fields) && !('links' in fields)) return {}
  const text = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]) : null)
  // Only addresses: a profile often has words where a link is expected.
  const links = texts(fields['links']).filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link))
  return { contact: { email: text('email'), links, publishedAt: text('contactFrom') } }
}

const CREATOR = [
  ...(['nickname', 'avatarUrl', 'url', 'kind', 'verified', 'followers', 'likes', 'videoCount'] as const),
  ...(['engagement', 'avgViews', 'goodsCount', 'unitsTotal', 'units', 'liveShare', 'female'] as const),
] as const

/** The creator that a mapped row stands for. @throws RejectedCell */
export function creatorOf(fields: FieldValues, mapping: MappingFile): CreatorRecord {
  const seenAt = seenAtOf(fields, mapping)
  return {
    marketplace: 'tiktok',
    handle: String(fields['externalId']),
    ...named(fields, CREATOR),
    ...amount(fields, 'gmv'),
    ...amount(fields, 'gmvTotal'),
    ...place(fields),
    ...contactOf(fields),
    seenAt,
  }
}

function ownerOf(fields: FieldValues): LiveRecord['creator'] {
  const said = {
    nickname: 'creatorName',
    verified: 'creatorVerified',
    followers: 'creatorFollowers',
    likes: 'creatorLikes',
    videoCount: 'creatorVideos',
  }
  const known = Object.entries(said).filter(([, name]) => name in fields)
  return {
    handle: String(fields['creator']),
    ...Object.fromEntries(known.map(([key, name]) => [key, fields[name]])),
  }
}

const LIVE = ['coverUrl', 'viewers', 'peakOnline', 'units', 'goodsCount'] as const

/** The live that a mapped row stands for. @throws RejectedCell without its creator, its start or a title */
export function liveOf(fields: FieldValues, mapping: MappingFile): LiveRecord {
  const seenAt = seenAtOf(fields, mapping)
  needField(fields, 'creator', 'id_missing')
  needField(fields, 'startedAt', 'day_missing')
  needField(fields, 'title', 'text_missing')
  const curve = (name: string) => fields[name] as readonly (number | null)[] | null | undefined
  const [online, gmvByMinute] = [curve('online'), curve('gmvByMinute')]
  return {
    marketplace: 'tiktok',
    externalId: String(fields['externalId']),
    title: String(fields['title']),
    creator: ownerOf(fields),
    startedAt: Number(fields['startedAt']),
    ...('endedAt' in fields ? { endedAt: fields['endedAt'] as number | null } : {}),
    ...named(fields, LIVE),
    ...amount(fields, 'gmv'),
    ...(online ? { online } : {}),
    ...(gmvByMinute ? { gmvByMinute, curveCurrency: currencyOf(fields) ?? 'USD' } : {}),
    ...('goods' in fields ? { goods: texts(fields['goods']).map((externalId) => ({ externalId })) } : {}),
    ...place(fields),
    seenAt,
  }
}

const VIDEO = [
  ...(['coverUrl', 'url', 'goodsId', 'duration', 'views', 'likes', 'comments', 'shares'] as const),
  ...(['units', 'promoted', 'promotedFrom', 'promotedTo'] as const),
] as const

/** The video that a mapped row stands for. @throws RejectedCell without its creator or its day */
export function videoOf(fields: FieldValues, mapping: MappingFile): VideoRecord {
  const seenAt = seenAtOf(fields, mapping)
  needField(fields, 'creator', 'id_missing')
  needField(fields, 'postedAt', 'day_missing')
  const title = fields['title']
  return {
    marketplace: 'tiktok',
    externalId: String(fields['externalId']),
    title: typeof title === 'string' ? title.slice(0, 2_000) : NO_WORDS,
    creator: ownerOf(fields),
    postedAt: Number(fields['postedAt']),
    ...named(fields, VIDEO),
    ...amount(fields, 'gmv'),
    ...place(fields),
    seenAt,
  }
}

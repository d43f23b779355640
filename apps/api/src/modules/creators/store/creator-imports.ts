import { type ImportKind, storeRecords } from '#modules/imports'
import { handleKey } from '#modules/reference/rules'
import type { CreatorRecord, LiveRecord, VideoRecord } from '../rules/creator-record.ts'
import { CREATOR_FIELDS, LIVE_FIELDS, VIDEO_FIELDS } from '../rules/imports/creator-fields.ts'
import { creatorOf, liveOf, videoOf } from '../rules/imports/creator-of-row.ts'
import { upsertCreators } from './creator-upsert.ts'
import { upsertLives } from './live-upsert.ts'
import { upsertVideos } from './video-upsert.ts'

const CREATORS: ImportKind<CreatorRecord> = {
  title: '达人',
  unit: '达人',
  turn: 4,
  fields: CREATOR_FIELDS,
  required: ['externalId'],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields, _latest, mapping) => creatorOf(fields, mapping),
  currencyIn: () => null,
  identity: { keyOf: ({ handle }) => `creator:${handleKey(handle)}`, seenAtOf: ({ seenAt }) => seenAt },
  store: storeRecords(upsertCreators),
  boards: 'none',
}

const LIVES: ImportKind<LiveRecord> = {
  title: '直播',
  unit: '直播',
  turn: 5,
  fields: LIVE_FIELDS,
  required: ['externalId', 'title', 'creator', 'startedAt'],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields, _latest, mapping) => liveOf(fields, mapping),
  currencyIn: () => null,
  identity: { keyOf: ({ externalId }) => `live:${externalId}`, seenAtOf: ({ seenAt }) => seenAt },
  store: storeRecords(upsertLives),
  boards: 'none',
}

const VIDEOS: ImportKind<VideoRecord> = {
  title: '视频',
  unit: '视频',
  turn: 6,
  fields: VIDEO_FIELDS,
  required: ['externalId', 'creator', 'postedAt'],
  latest: null,
  problemsOf: () => [],
  recordOf: (fields, _latest, mapping) => videoOf(fields, mapping),
  currencyIn: () => null,
  identity: { keyOf: ({ externalId }) => `video:${externalId}`, seenAtOf: ({ seenAt }) => seenAt },
  store: storeRecords(upsertVideos),
  boards: 'none',
}

/** Files about creators, their lives and their videos: creators first, whom the others name. */
export const CREATOR_IMPORTS = { creators: CREATORS, lives: LIVES, videos: VIDEOS }

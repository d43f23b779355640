import type { BulkColumn } from '#platform/database/bulk-rows.ts'
import type { CreatorTable, LiveTable, VideoTable } from './creators-tables.ts'

type Type = BulkColumn<object>['type']

/** `name` and `name` …: columns of one type. */
const of = <Row>(type: Type, names: string): BulkColumn<Row>[] =>
  names.split(' ').map((name) => ({ name: name as keyof Row & string, type }))

const PLACED = {
  bigint: 'source_id updated_at',
  integer: 'category_id c1 c2 c3 flags',
  smallint: 'marketplace region_id',
  text: 'external_id search',
}

export const CREATOR_COLUMNS: readonly BulkColumn<CreatorTable>[] = [
  ...of<CreatorTable>(
    'bigint',
    `creator_id ${PLACED.bigint} followers likes units_total gmv_total units gmv avg_views`,
  ),
  ...of<CreatorTable>('integer', `${PLACED.integer} video_count goods_count first_seen_day engagement`),
  ...of<CreatorTable>('smallint', `${PLACED.smallint} live_share female`),
  ...of<CreatorTable>('text', `${PLACED.text} handle nickname avatar_url url`),
  ...of<CreatorTable>('integer[]', 'ages grams'),
]

export const LIVE_COLUMNS: readonly BulkColumn<LiveTable>[] = [
  ...of<LiveTable>('bigint', `live_id ${PLACED.bigint} creator_id started_at ended_at viewers units gmv`),
  ...of<LiveTable>('integer', `${PLACED.integer} peak_online duration goods_count`),
  ...of<LiveTable>('smallint', PLACED.smallint),
  ...of<LiveTable>('text', `${PLACED.text} title cover_url`),
  ...of<LiveTable>('integer[]', 'grams'),
]

export const VIDEO_COLUMNS: readonly BulkColumn<VideoTable>[] = [
  ...of<VideoTable>('bigint', `video_id ${PLACED.bigint} creator_id product_id posted_at`),
  ...of<VideoTable>('bigint', 'views likes comments shares units gmv'),
  ...of<VideoTable>('integer', `${PLACED.integer} duration`),
  ...of<VideoTable>('smallint', PLACED.smallint),
  ...of<VideoTable>('text', `${PLACED.text} title cover_url url`),
  ...of<VideoTable>('integer[]', 'grams promotion_days'),
]

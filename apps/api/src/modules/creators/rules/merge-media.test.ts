import { describe, expect, test } from 'vitest'
import { CREATOR_FLAG as FLAG } from './creator-flag.ts'
import {
  category,
  creator,
  DAY,
  demo,
  EARLIER,
  euro,
  live,
  MISSING,
  NOON,
  NOWHERE,
  video,
} from './merge-media.fixture.ts'

describe('a record that says nothing more', () => {
  test('of a creator leaves every figure missing', () => {
    expect(creator(null)).toEqual({
      ...{ ...NOWHERE, handle: 'mia', nickname: 'mia', avatar_url: null, url: null, region_id: MISSING },
      ...{ flags: 0, followers: MISSING, likes: MISSING, video_count: MISSING, goods_count: MISSING },
      ...{ avg_views: MISSING, units_total: MISSING, units: MISSING, gmv_total: MISSING, gmv: MISSING },
      ...{ engagement: MISSING, live_share: MISSING, female: MISSING, ages: [], updated_at: NOON },
      ...{ first_seen_day: DAY, source_id: 7 },
    })
  })

  test('of a live too', () => {
    expect(live(null)).toEqual({
      ...{ ...NOWHERE, creator_id: 5, title: 'Sale', cover_url: null, region_id: MISSING, flags: 0 },
      ...{ started_at: NOON - 600_000, ended_at: MISSING, duration: 10, viewers: MISSING, units: MISSING },
      ...{ peak_online: MISSING, gmv: MISSING, goods_count: MISSING, updated_at: NOON, source_id: 7 },
    })
  })

  test('of a video too', () => {
    expect(video(null)).toEqual({
      ...{ ...NOWHERE, creator_id: 5, product_id: MISSING, title: 'Dance', cover_url: null, url: null },
      ...{ region_id: MISSING, posted_at: 50, duration: MISSING, views: MISSING, likes: MISSING, flags: 0 },
      ...{ comments: MISSING, shares: MISSING, units: MISSING, gmv: MISSING, promotion_days: [] },
      ...{ updated_at: NOON, source_id: 7 },
    })
  })
})

type Merge = (before: never, record?: object, more?: object) => object
const MERGES: Record<string, Merge> = { creator, live, video }
/** What is stored of one of the three, for what is said of each of them alike. */
const mergeOf = (what: string) => (before: object | null, record?: object, more?: object) =>
  MERGES[what]?.(before as never, record, more) as Record<string, unknown>

/** Record, field, column, a value and how it is stored, another and how that is stored, what missing is. */
const FIELDS: [string, string, string, unknown, unknown, unknown, unknown, unknown][] = [
  ['creator', 'followers', 'followers', 5, 5, 0, 0, MISSING],
  ['creator', 'likes', 'likes', 5, 5, 0, 0, MISSING],
  ['creator', 'units', 'units', 5, 5, 0, 0, MISSING],
  ['creator', 'videoCount', 'video_count', 5, 5, 0, 0, MISSING],
  ['creator', 'goodsCount', 'goods_count', 5, 5, 0, 0, MISSING],
  ['creator', 'avgViews', 'avg_views', 5, 5, 0, 0, MISSING],
  ['creator', 'unitsTotal', 'units_total', 5, 5, 0, 0, MISSING],
  ['creator', 'gmvTotal', 'gmv_total', euro(10), 5, euro(0), 0, MISSING],
  ['creator', 'gmv', 'gmv', euro(10), 5, euro(0), 0, MISSING],
  ['creator', 'engagement', 'engagement', 1.234, 123, 0, 0, MISSING],
  ['creator', 'liveShare', 'live_share', 1.234, 123, 0, 0, MISSING],
  ['creator', 'female', 'female', 51.26, 513, 0, 0, MISSING],
  ['creator', 'avatarUrl', 'avatar_url', 'a', 'a', 'b', 'b', null],
  ['creator', 'url', 'url', 'a', 'a', 'b', 'b', null],
  ['creator', 'regionId', 'region_id', 211, 211, 100, 100, MISSING],
  ['creator', 'ages', 'ages', [50.26], [503], [0], [0], []],
  ['creator', 'kind', 'flags', 'self_run', FLAG.selfRun, 'independent', FLAG.independent, 0],
  ['creator', 'verified', 'flags', true, FLAG.verified, false, FLAG.plain, 0],
  ['live', 'coverUrl', 'cover_url', 'a', 'a', 'b', 'b', null],
  ['live', 'regionId', 'region_id', 211, 211, 100, 100, MISSING],
  ['live', 'viewers', 'viewers', 5, 5, 0, 0, MISSING],
  ['live', 'peakOnline', 'peak_online', 5, 5, 0, 0, MISSING],
  ['live', 'units', 'units', 5, 5, 0, 0, MISSING],
  ['live', 'gmv', 'gmv', euro(10), 5, euro(0), 0, MISSING],
  ['video', 'coverUrl', 'cover_url', 'a', 'a', 'b', 'b', null],
  ['video', 'url', 'url', 'a', 'a', 'b', 'b', null],
  ['video', 'regionId', 'region_id', 211, 211, 100, 100, MISSING],
  ['video', 'duration', 'duration', 5, 5, 0, 0, MISSING],
  ['video', 'views', 'views', 5, 5, 0, 0, MISSING],
  ['video', 'likes', 'likes', 5, 5, 0, 0, MISSING],
  ['video', 'comments', 'comments', 5, 5, 0, 0, MISSING],
  ['video', 'shares', 'shares', 5, 5, 0, 0, MISSING],
  ['video', 'units', 'units', 5, 5, 0, 0, MISSING],
  ['video', 'gmv', 'gmv', euro(10), 5, euro(0), 0, MISSING],
]

test.each(FIELDS)(
  'of a %s: %s meets what is stored as %s',
  (what, field, column, one, stored, other, otherStored, missing) => {
    const merge = mergeOf(what)
    const of = (before: object | null, record: object) => merge(before, record)[column]
    const first = merge(null, { [field]: one })
    expect(of(null, { [field]: one })).toEqual(stored)
    expect(of(first, { [field]: other })).toEqual(otherStored)
    expect(of(first, { [field]: other, seenAt: NOON + 1 })).toEqual(otherStored)
    expect(of(first, { [field]: null })).toEqual(missing)
    expect(of(first, {})).toEqual(stored)
    expect(of(first, { [field]: other, ...EARLIER })).toEqual(stored)
    expect(of(merge(null), { [field]: other, ...EARLIER })).toEqual(otherStored)
  },
)

describe('who and where', () => {
  test('are those of the newest record', () => {
    const older = { ...EARLIER, title: 'Old', startedAt: 1, postedAt: 1 }
    expect(live(live(null), older, { creatorId: 6 })).toMatchObject({ creator_id: 5, title: 'Sale' })
    expect(live(live(null), { title: 'New', startedAt: 1 }, { creatorId: 6 })).toMatchObject({
      ...{ creator_id: 6, title: 'New', started_at: 1 },
    })
    expect(video(video(null), older, { creatorId: 6 })).toMatchObject({
      ...{ creator_id: 5, title: 'Dance', posted_at: 50 },
    })
    expect(video(video(null), { title: 'New', postedAt: 60 }, { creatorId: 6 })).toMatchObject({
      ...{ creator_id: 6, title: 'New', posted_at: 60 },
    })
  })

  test('a category is met, cleared and filled as figures are', () => {
    for (const what of ['creator', 'live', 'video']) {
      const merge = mergeOf(what)
      const first = merge(null, {}, { category })
      const stored = { category_id: 4, c1: 1, c2: 2, c3: 4 }
      expect(first).toMatchObject(stored)
      expect(merge(first, {})).toMatchObject(stored)
      expect(merge(first, {}, { category: null })).toMatchObject(NOWHERE)
      expect(merge(first, EARLIER, { category: null })).toMatchObject(stored)
      expect(merge(merge(null), EARLIER, { category })).toMatchObject(stored)
      expect(merge(first, {}, { source: demo })).toMatchObject({ source_id: 9, flags: FLAG.demo })
      expect(merge(first, EARLIER, { source: demo })).toMatchObject({ source_id: 7, flags: 0 })
      expect(merge(merge(null, {}, { source: demo }), {})).toMatchObject({ source_id: 7, flags: 0 })
      expect(merge(first, { seenAt: NOON + 9 })).toMatchObject({ updated_at: NOON + 9 })
      expect(merge(first, EARLIER)).toMatchObject({ updated_at: NOON })
      expect(merge(first, { estimated: true })).toMatchObject({ flags: FLAG.estimated })
      expect(merge(merge(null, { estimated: true }), { estimated: false })).toMatchObject({ flags: 0 })
      expect(merge(first, { estimated: true, ...EARLIER })).toMatchObject({ flags: 0 })
    }
  })

  test('a creator is called by their handle until a name is known', () => {
    expect(creator(null, { handle: ' @Mia ' })).toMatchObject({ handle: 'Mia', nickname: 'Mia' })
    const named = creator(null, { nickname: ' 小鹿 ' })
    expect(named.nickname).toBe('小鹿')
    expect(creator(named, {}).nickname).toBe('小鹿')
    expect(creator(named, { nickname: null }).nickname).toBe('mia')
    expect(creator(named, { nickname: 'x', ...EARLIER }).nickname).toBe('小鹿')
    expect(creator(creator(null), { nickname: 'x', ...EARLIER }).nickname).toBe('x')
    expect(creator(named, { handle: 'MIA' }).handle).toBe('MIA')
    expect(creator(named, { handle: 'MIA', ...EARLIER }).handle).toBe('mia')
  })

  test('a creator is known since the first day that anybody saw them', () => {
    expect(creator(creator(null), { seenAt: NOON - 86_400_000 }).first_seen_day).toBe(DAY - 1)
    expect(creator(creator(null), { seenAt: NOON + 86_400_000 }).first_seen_day).toBe(DAY)
  })

  test('a contact is a mail address or a link, as the newest source says', () => {
    const contact = (email: string | null, ...links: string[]) => ({
      contact: { email, links, publishedAt: null },
    })
    expect(creator(null, contact('a@b')).flags).toBe(FLAG.contact)
    expect(creator(null, contact(null, 'x')).flags).toBe(FLAG.contact)
    expect(creator(null, contact(null)).flags).toBe(0)
    const first = creator(null, contact('a@b'))
    expect(creator(first, contact(null)).flags).toBe(0)
    expect(creator(first, {}).flags).toBe(FLAG.contact)
    expect(creator(first, { ...contact(null), ...EARLIER }).flags).toBe(FLAG.contact)
    expect(creator(creator(null), { ...contact('a@b'), ...EARLIER }).flags).toBe(0)
  })
})

describe('the minutes of a live', () => {
  test('are those to its end, of one on the air to the moment of its figures', () => {
    const startedAt = NOON - 600_000
    expect(live(null, { startedAt, endedAt: startedAt + 89_999 }).duration).toBe(1)
    expect(live(null, { startedAt, endedAt: startedAt + 90_000 }).duration).toBe(2)
    expect(live(null, { startedAt, endedAt: null })).toMatchObject({ ended_at: MISSING, duration: 10 })
    expect(live(null, { startedAt: NOON + 600_000 }).duration).toBe(0)
    expect(live(live(null), { seenAt: NOON + 60_000 }).duration).toBe(11)
    expect(live(live(null), EARLIER).duration).toBe(10)
  })

  test('stay once its end is known', () => {
    const ended = live(null, { endedAt: NOON - 300_000 })
    expect(ended).toMatchObject({ ended_at: NOON - 300_000, duration: 5 })
    expect(live(ended, { endedAt: null, seenAt: NOON + 60_000 })).toMatchObject({ duration: 5 })
    expect(live(ended, { endedAt: NOON, seenAt: NOON + 60_000 })).toMatchObject({ duration: 10 })
  })

  test('the products of a live are as many as are said, else as are listed', () => {
    const goods = [{ externalId: '1' }, { externalId: '2' }]
    expect(live(null, { goods }).goods_count).toBe(2)
    expect(live(null, { goods, goodsCount: 9 }).goods_count).toBe(9)
    expect(live(null, { goods, goodsCount: 0 }).goods_count).toBe(0)
    expect(live(live(null, { goods }), {}).goods_count).toBe(2)
  })
})

describe('the promotion of a video', () => {
  test('is as the newest source says, and its days are kept', () => {
    const first = video(null, { promoted: true })
    expect(first).toMatchObject({ flags: FLAG.promoted, promotion_days: [MISSING] })
    expect(video(first, { promoted: false })).toMatchObject({
      ...{ flags: FLAG.unpromoted, promotion_days: [MISSING, DAY] },
    })
    expect(video(first, {})).toMatchObject({ flags: FLAG.promoted, promotion_days: [MISSING] })
    expect(video(first, { promoted: null })).toMatchObject({ flags: 0 })
    expect(video(first, { promoted: false, ...EARLIER })).toMatchObject({
      ...{ flags: FLAG.promoted, promotion_days: [MISSING] },
    })
    expect(video(video(null), { promoted: false, ...EARLIER })).toMatchObject({ flags: FLAG.unpromoted })
  })

  test('has the days that a source names', () => {
    const days = { promotedFrom: '2024-10-01', promotedTo: '2024-10-02' }
    expect(video(null, days).promotion_days).toEqual([DAY - 3, DAY - 2])
    expect(video(null, { promotedFrom: null, promotedTo: null }).promotion_days).toEqual([])
  })

  test('its product is that of the source, none, or as it was', () => {
    const first = video(null, {}, { productId: 8 })
    expect(first.product_id).toBe(8)
    expect(video(first).product_id).toBe(8)
    expect(video(first, {}, { productId: null }).product_id).toBe(MISSING)
    expect(video(first, EARLIER, { productId: 9 }).product_id).toBe(8)
  })
})

import { describe, expect, test } from 'vitest'
import { creatorRowOf } from './creator-of-row.ts'
import type { MappingFile } from './mapping-file.ts'

const mapping = { marketplace: 'tiktok', source: { collectedAt: '2026-01-02' } } as MappingFile
const SEEN = Date.UTC(2026, 0, 2)
const LIVE = { externalId: '9', creator: 'anna', startedAt: 5, title: 'Sale' }
const VIDEO = { externalId: '8', creator: 'anna', postedAt: 6 }

test('a marketplace without creators takes none', () => {
  const temu = { ...mapping, marketplace: 'temu' } as MappingFile
  expect(creatorRowOf('creators', { externalId: 'anna' }, temu)).toEqual({
    reason: 'refused',
    field: 'externalId',
  })
})

describe('what a row must name', () => {
  test.each([
    ['lives', { ...LIVE, creator: null }, 'id_missing', 'creator'],
    ['lives', { ...LIVE, startedAt: null }, 'day_missing', 'startedAt'],
    ['lives', { ...LIVE, title: null }, 'text_missing', 'title'],
    ['videos', { ...VIDEO, creator: null }, 'id_missing', 'creator'],
    ['videos', { ...VIDEO, postedAt: null }, 'day_missing', 'postedAt'],
  ] as const)('%s %j: %s of %s', (kind, fields, reason, field) => {
    expect(creatorRowOf(kind, fields, mapping)).toEqual({ reason, field })
  })
})

test('of a creator only what the row names is in the record', () => {
  expect(creatorRowOf('creators', { externalId: 'anna' }, mapping)).toEqual({
    kind: 'creator',
    record: { marketplace: 'tiktok', handle: 'anna', seenAt: SEEN },
  })
  const fields = {
    ...{ externalId: 'anna', nickname: 'Anna', followers: 7, currency: 'USD', gmv: 500, gmvTotal: null },
    ...{ region: 211, estimated: true, category: ['A', 'B'], categoryId: '12', seenAt: 99 },
  }
  expect(creatorRowOf('creators', fields, mapping)).toEqual({
    kind: 'creator',
    record: {
      ...{ marketplace: 'tiktok', handle: 'anna', nickname: 'Anna', followers: 7, seenAt: 99 },
      ...{ gmv: { amount: 500, currency: 'USD' }, gmvTotal: null, regionId: 211, estimated: true },
      categoryPath: [{ name: 'A' }, { id: '12', name: 'B' }],
    },
  })
})

test('of links only addresses are kept, and a contact says where it was published', () => {
  const links = ['https://a.example/x', 'HTTP://b.example', 'ask me', 'https://', 'ftp://c.example']
  const fields = { externalId: 'anna', email: 'a@b.example', links, contactFrom: 'https://p.example' }
  expect(creatorRowOf('creators', fields, mapping)).toMatchObject({
    record: {
      contact: {
        ...{ email: 'a@b.example', links: ['https://a.example/x', 'HTTP://b.example'] },
        publishedAt: 'https://p.example',
      },
    },
  })
  expect(creatorRowOf('creators', { externalId: 'anna', links: [] }, mapping)).toMatchObject({
    record: { contact: { email: null, links: [], publishedAt: null } },
  })
})

test('a live has its owner, its goods and its curves', () => {
  expect(creatorRowOf('lives', LIVE, mapping)).toEqual({
    kind: 'live',
    record: {
      ...{ marketplace: 'tiktok', externalId: '9', title: 'Sale', startedAt: 5, seenAt: SEEN },
      creator: { handle: 'anna' },
    },
  })
  const fields = {
    ...{ ...LIVE, creatorName: 'Anna', creatorVerified: true, creatorFollowers: 1, creatorLikes: 2 },
    ...{ creatorVideos: 3, endedAt: 7, viewers: 4, goods: ['1', '2'], online: [1, null], gmvByMinute: [2] },
  }
  expect(creatorRowOf('lives', fields, mapping)).toMatchObject({
    record: {
      creator: { handle: 'anna', nickname: 'Anna', verified: true, followers: 1, likes: 2, videoCount: 3 },
      ...{ endedAt: 7, viewers: 4, goods: [{ externalId: '1' }, { externalId: '2' }] },
      ...{ online: [1, null], gmvByMinute: [2], curveCurrency: 'USD' },
    },
  })
})

test('a video without words has a name, and long words are cut at 2,000', () => {
  expect(creatorRowOf('videos', { ...VIDEO, views: 3, promotedFrom: 1 }, mapping)).toEqual({
    kind: 'video',
    record: {
      ...{ marketplace: 'tiktok', externalId: '8', title: '（无文案）', postedAt: 6, seenAt: SEEN },
      ...{ creator: { handle: 'anna' }, views: 3, promotedFrom: 1 },
    },
  })
  const titled = (length: number) => creatorRowOf('videos', { ...VIDEO, title: 'a'.repeat(length) }, mapping)
  for (const length of [1_999, 2_000, 2_001])
    expect(titled(length)).toMatchObject({ record: { title: 'a'.repeat(Math.min(length, 2_000)) } })
})

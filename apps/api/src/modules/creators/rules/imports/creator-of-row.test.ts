import { describe, expect, test } from 'vitest'
import type { MappingFile } from '#modules/imports/rules'
import { creatorOf, liveOf, videoOf } from './creator-of-row.ts'

const mapping = { marketplace: 'tiktok', source: { collectedAt: '2026-01-02' } } as MappingFile
const SEEN = Date.UTC(2026, 0, 2)
const LIVE = { externalId: '9', creator: 'anna', startedAt: 5, title: 'Sale' }
const VIDEO = { externalId: '8', creator: 'anna', postedAt: 6 }

test('a marketplace without creators takes none', () => {
  const temu = { ...mapping, marketplace: 'temu' } as MappingFile
  const refused = expect.objectContaining({ reason: 'refused', field: 'externalId' })
  for (const make of [creatorOf, liveOf, videoOf])
    expect(() => make({ externalId: 'anna' }, temu)).toThrow(refused)
})

describe('what a row must name', () => {
  test.each([
    ['creator', creatorOf, { externalId: null }, 'id_missing', 'externalId'],
    ['live', liveOf, { ...LIVE, creator: null }, 'id_missing', 'creator'],
    ['live', liveOf, { ...LIVE, startedAt: null }, 'day_missing', 'startedAt'],
    ['live', liveOf, { ...LIVE, title: null }, 'text_missing', 'title'],
    ['video', videoOf, { ...VIDEO, creator: null }, 'id_missing', 'creator'],
    ['video', videoOf, { ...VIDEO, postedAt: null }, 'day_missing', 'postedAt'],
  ] as const)('a row of a $0 with $2 is refused: $3 of $4', (_what, make, fields, reason, field) => {
    expect(() => make(fields, mapping)).toThrow(expect.objectContaining({ reason, field }))
  })
})

test('of a creator only what the row names is in the record', () => {
  expect(creatorOf({ externalId: 'anna' }, mapping)).toEqual({
    marketplace: 'tiktok',
    handle: 'anna',
    seenAt: SEEN,
  })
  const fields = {
    ...{ externalId: 'anna', nickname: 'Anna', followers: 7, currency: 'USD', gmv: 500, gmvTotal: null },
    ...{ region: 211, estimated: true, category: ['A', 'B'], categoryId: '12', seenAt: 99 },
  }
  expect(creatorOf(fields, mapping)).toEqual({
    ...{ marketplace: 'tiktok', handle: 'anna', nickname: 'Anna', followers: 7, seenAt: 99 },
    ...{ gmv: { amount: 500, currency: 'USD' }, gmvTotal: null, regionId: 211, estimated: true },
    categoryPath: [{ name: 'A' }, { id: '12', name: 'B' }],
  })
})

test('of links only addresses are kept, and a contact says where it was published', () => {
  const links = ['https://a.example/x', 'HTTP://b.example', 'ask me', 'https://', 'ftp://c.example']
  const fields = { externalId: 'anna', email: 'a@b.example', links, contactFrom: 'https://p.example' }
  expect(creatorOf(fields, mapping)).toMatchObject({
    contact: {
      ...{ email: 'a@b.example', links: ['https://a.example/x', 'HTTP://b.example'] },
      publishedAt: 'https://p.example',
    },
  })
  expect(creatorOf({ externalId: 'anna', links: [] }, mapping)).toMatchObject({
    contact: { email: null, links: [], publishedAt: null },
  })
})

test('a live has its owner, its goods and its curves', () => {
  expect(liveOf(LIVE, mapping)).toEqual({
    ...{ marketplace: 'tiktok', externalId: '9', title: 'Sale', startedAt: 5, seenAt: SEEN },
    creator: { handle: 'anna' },
  })
  const fields = {
    ...{ ...LIVE, creatorName: 'Anna', creatorVerified: true, creatorFollowers: 1, creatorLikes: 2 },
    ...{ creatorVideos: 3, endedAt: 7, viewers: 4, goods: ['1', '2'], online: [1, null], gmvByMinute: [2] },
  }
  expect(liveOf(fields, mapping)).toMatchObject({
    creator: { handle: 'anna', nickname: 'Anna', verified: true, followers: 1, likes: 2, videoCount: 3 },
    ...{ endedAt: 7, viewers: 4, goods: [{ externalId: '1' }, { externalId: '2' }] },
    ...{ online: [1, null], gmvByMinute: [2], curveCurrency: 'USD' },
  })
})

test('a video without words has a name, and long words are cut at 2,000', () => {
  expect(videoOf({ ...VIDEO, views: 3, promotedFrom: 1 }, mapping)).toEqual({
    ...{ marketplace: 'tiktok', externalId: '8', title: '（无文案）', postedAt: 6, seenAt: SEEN },
    ...{ creator: { handle: 'anna' }, views: 3, promotedFrom: 1 },
  })
  const titled = (length: number) => videoOf({ ...VIDEO, title: 'a'.repeat(length) }, mapping)
  for (const length of [1_999, 2_000, 2_001])
    expect(titled(length)).toMatchObject({ title: 'a'.repeat(Math.min(length, 2_000)) })
})

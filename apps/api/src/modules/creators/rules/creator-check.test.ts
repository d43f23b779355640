import { describe, expect, test } from 'vitest'
import { isHandle } from '#modules/reference/rules'
import { creatorFault, liveFault, videoFault } from './creator-check.ts'
import type { CreatorRecord, LiveRecord, VideoRecord } from './creator-record.ts'

const MOST = 1_000_000_000_000
const long = (length: number) => 'x'.repeat(length)
const creatorOf = (more: object) =>
  creatorFault({ marketplace: 'tiktok', handle: 'mia', seenAt: 1, ...more } as CreatorRecord)
const live = (more: object) =>
  liveFault({
    ...{ marketplace: 'tiktok', externalId: '1', title: 'Sale', startedAt: 5, seenAt: 9 },
    ...{ creator: { handle: 'mia' }, ...more },
  } as LiveRecord)
const video = (more: object) =>
  videoFault({
    ...{ marketplace: 'tiktok', externalId: '1', title: 'Dance', postedAt: 5, seenAt: 9 },
    ...{ creator: { handle: 'mia' }, ...more },
  } as VideoRecord)

test('what has an id, an owner and a time can be stored', () => {
  expect([creatorOf({}), live({}), video({})]).toEqual([null, null, null])
})

describe('a handle', () => {
  test.each(['mia', '@Mia', 'a', '_.x', '.mia', '..a', long(40), `@${long(40)}`, `.${long(39)}`])(
    '%s is one',
    (handle) => {
      expect(isHandle(handle)).toBe(true)
    },
  )

  test.each(['', '@', '.', '..', 'a b', 'a/b', '小鹿', long(41), `.${long(40)}`, `${'.'.repeat(40)}a`])(
    '“%s” is none',
    (handle) => {
      expect(isHandle(handle)).toBe(false)
      expect(creatorOf({ handle })).toBe(`达人账号“${handle}”不合规`)
    },
  )

  test('that is very long is named by its first 60 characters', () => {
    expect(creatorOf({ handle: long(61) })).toBe(`达人账号“${long(60)}”不合规`)
  })
})

const CHECKS = { creator: creatorOf, live, video }
type What = keyof typeof CHECKS

/** A record, its field, the name of the figure, and the most that it may be. */
const COUNTS: [What, string, string, number][] = [
  ['creator', 'followers', '粉丝数', MOST],
  ['creator', 'likes', '点赞数', MOST],
  ['creator', 'avgViews', '平均播放', MOST],
  ['creator', 'unitsTotal', '总销量', MOST],
  ['creator', 'units', '销量', MOST],
  ['creator', 'videoCount', '作品数', 2_000_000_000],
  ['creator', 'goodsCount', '商品数', 2_000_000_000],
  ['live', 'viewers', '累计观看', 10 ** 15],
  ['live', 'units', '销量', 10 ** 15],
  ['live', 'peakOnline', '在线峰值', 2_000_000_000],
  ['live', 'goodsCount', '商品数', 2_000_000_000],
  ['live', 'startedAt', '开播时间', 10 ** 15],
  ['video', 'views', '播放数', MOST],
  ['video', 'likes', '点赞数', MOST],
  ['video', 'comments', '评论数', MOST],
  ['video', 'shares', '分享数', MOST],
  ['video', 'units', '视频销量', MOST],
  ['video', 'duration', '时长', 2_000_000_000],
]

test.each(COUNTS)('of a %s: %s is a count', (what, field, label, most) => {
  const check = CHECKS[what]
  for (const count of [0, 1, most, null]) expect(check({ [field]: count })).toBeNull()
  for (const count of [-1, 0.5])
    expect(check({ [field]: count })).toBe(`${label}应为不小于 0 的整数（${count}）`)
  expect(check({ [field]: most + 1 })).toBe(`${label}过大（${most + 1}）`)
})

test.each([
  ['engagement', '互动率', 10_000],
  ['liveShare', '直播GMV占比', 100],
  ['female', '女性占比', 100],
])('%s is a share of 0 to its most', (field, label, most) => {
  for (const share of [0, 0.5, most, null]) expect(creatorOf({ [field]: share })).toBeNull()
  for (const share of [-0.1, most + 0.1])
    expect(creatorOf({ [field]: share })).toBe(`${label}应在 0% 到 ${most}% 之间（${share}）`)
})

test('shares of ages are told by their place', () => {
  expect(creatorOf({ ages: [0, 100] })).toBeNull()
  expect(creatorOf({ ages: null })).toBeNull()
  expect(creatorOf({ ages: [1, 101] })).toBe('第 2 组年龄占比应在 0% 到 100% 之间（101）')
})

test.each<[What, string, string]>([
  ['creator', 'gmv', '带货GMV'],
  ['creator', 'gmvTotal', '带货总GMV'],
  ['live', 'gmv', '销售额'],
  ['video', 'gmv', '视频GMV'],
])('of a %s: %s is an amount in a currency', (what, field, label) => {
  const check = CHECKS[what]
  const usd = (amount: number) => ({ [field]: { amount, currency: 'USD' } })
  for (const amount of [0, Number.MAX_SAFE_INTEGER]) expect(check(usd(amount))).toBeNull()
  expect(check({ [field]: null })).toBeNull()
  expect(check(usd(-1))).toBe(`${label}应为不小于 0 的整数（-1）`)
  expect(check({ [field]: { amount: 1, currency: 'X' } })).toBe(`${label}的币种“X”不是 ISO 4217 货币代码`)
})

describe('texts', () => {
  test.each<[string, (more: object) => string | null, (text: string) => object]>([
    ['nickname', creatorOf, (nickname) => ({ nickname })],
    ['avatar', creatorOf, (avatarUrl) => ({ avatarUrl })],
    ['address', creatorOf, (url) => ({ url })],
    ['links', creatorOf, (link) => ({ contact: { email: null, links: ['a', link], publishedAt: null } })],
    ['title of a live', live, (title) => ({ title })],
    ['cover of a live', live, (coverUrl) => ({ coverUrl })],
    ['title of a video', video, (title) => ({ title })],
    ['cover of a video', video, (coverUrl) => ({ coverUrl })],
    ['address of a video', video, (url) => ({ url })],
    ['nickname of an owner', live, (nickname) => ({ creator: { handle: 'mia', nickname } })],
  ])('%s: at most 2,000 characters, none of them null', (_what, check, of) => {
    expect(check(of(long(2_000)))).toBeNull()
    expect(check(of(long(2_001)))).toBe('文本超过 2000 个字符')
    expect(check(of('a\u0000'))).toBe('文本中含有空字符（U+0000）')
  })

  test('of a live are not empty', () => {
    expect(live({ title: ' ' })).toBe('标题为空')
  })
})

test.each<What>(['creator', 'live', 'video'])('the category, the region and the time of a %s', (what) => {
  const check = CHECKS[what]
  const path = (count: number) => ({ categoryPath: Array.from({ length: count }, () => ({ name: 'A' })) })
  for (const good of [path(0), path(6), { categoryPath: null }, { categoryPath: [{ id: '1', name: 'A' }] }])
    expect(check(good)).toBeNull()
  expect(check(path(7))).toBe('类目路径有 7 级，最多 6 级')
  expect(check({ categoryPath: [{ name: 'A' }, { id: '1', name: ' ' }] })).toBe('类目“1  ”不合规')
  expect(check({ categoryPath: [{ id: 'a b', name: 'A' }] })).toBe('类目“a b A”不合规')
  for (const regionId of [1, 999, null]) expect(check({ regionId })).toBeNull()
  for (const regionId of [0, 1_000, 1.5])
    expect(check({ regionId })).toBe(`地区编号 ${regionId} 不是 Temu regionId`)
  for (const seenAt of [0, -1, 1.5]) expect(check({ seenAt })).toBe('采集时间无效')
})

test.each([
  ['直播', live, 'externalId'],
  ['视频', video, 'externalId'],
  ['商品', video, 'goodsId'],
] as const)('the id of a %s', (what, check, field) => {
  for (const id of ['1', 'a-_9', long(40)]) expect(check({ [field]: id })).toBeNull()
  for (const id of ['a b', long(41)])
    expect(check({ [field]: id })).toBe(
      `${what} ID“${id}”不合规：只能有字母、数字、下划线和短横线，1 到 40 个字符`,
    )
  expect(check({ [field]: `${long(60)}!` })).toContain(`“${long(60)}”`)
})

describe('a live', () => {
  test('does not end before it began', () => {
    for (const endedAt of [5, 6, null]) expect(live({ endedAt })).toBeNull()
    expect(live({ endedAt: 4 })).toBe('下播时间早于开播时间')
  })

  test.each(['online', 'gmvByMinute'])('has at most 3,000 minutes of %s', (curve) => {
    expect(live({ [curve]: Array(3_000).fill(1) })).toBeNull()
    expect(live({ [curve]: Array(3_001).fill(1) })).toBe('分钟曲线超过 3000 分钟')
  })

  test('has at most 500 products, each with its id', () => {
    const goods = (count: number) => Array.from({ length: count }, (_, at) => ({ externalId: `${at}` }))
    expect(live({ goods: goods(500) })).toBeNull()
    expect(live({ goods: goods(501) })).toBe('直播商品有 501 个，最多 500 个')
    expect(live({ goods: [{ externalId: '1' }, { externalId: '' }] })).toContain('直播商品 ID“”不合规')
  })

  test('has an owner who can be stored', () => {
    expect(live({ creator: { handle: '..' } })).toBe('达人账号“..”不合规')
    expect(video({ creator: { handle: 'mia', followers: -1 } })).toContain('粉丝数')
  })
})

describe('the promotion of a video', () => {
  test('is from a day to a day that is not before it', () => {
    for (const days of [
      { promotedFrom: '2026-01-02' },
      { promotedTo: '2026-01-02' },
      { promotedFrom: '2026-01-02', promotedTo: '2026-01-02' },
      { promotedFrom: null, promotedTo: null },
    ])
      expect(video(days)).toBeNull()
    expect(video({ promotedFrom: '2026-01-02', promotedTo: '2026-01-01' })).toBe('投流结束早于投流开始')
    for (const field of ['promotedFrom', 'promotedTo'])
      expect(video({ [field]: '2026-02-30' })).toBe('投流日期“2026-02-30”不是 yyyy-mm-dd')
  })
})

import { expect, test } from 'vitest'
import { noticeText } from './notice-text.ts'

type Match = Parameters<typeof noticeText>[2][number]
type Kind = Parameters<typeof noticeText>[1]['kind']
type Subject = Parameters<typeof noticeText>[1]['subject']

const match = (more: Partial<Match>): Match =>
  ({ title: 'Dress', titleZh: null, before: null, after: null, currency: null, ...more }) as Match
const notice = (kind: Kind, subject: Subject, matches: Match[], count = matches.length) =>
  noticeText('我的视图', { kind, subject }, matches, count, '2026-11-26')

test('a notice says the view, how many of what, what happened and the day', () => {
  expect(notice('price_drop', 'goods', [match({})], 4).title).toBe('我的视图：4 个商品降价（11-26）')
  expect(notice('new_rows', 'live', [match({})]).title).toBe('我的视图：1 场直播开播（11-26）')
  expect(notice('new_rows', 'creator', [match({})]).title).toBe('我的视图：1 位达人新收录（11-26）')
})

test.each<[Kind, Partial<Match>, string]>([
  ['price_drop', { before: 1_999, after: 1_500, currency: 'USD' }, 'Dress US$19.99 → US$15.00'],
  ['price_drop', { before: 1_999, after: 1_500, currency: 'JPY' }, 'Dress JP¥1,999 → JP¥1,500'],
  ['price_drop', { before: 10, after: 5 }, 'Dress 价格 10 → 5'],
  ['sales_rise', { before: 1_000, after: 2_500 }, 'Dress 日销 1,000 → 2,500'],
  ['stock_out', { before: 301, after: 0 }, 'Dress 日销 301 → 0'],
  ['followers_rise', { before: 1_000, after: 1_050 }, 'Dress 粉丝 1,000 → 1,050'],
  ['new_listings', { after: 1_200 }, 'Dress 上新 1,200 个商品'],
  ['new_listings', {}, 'Dress 上新 0 个商品'],
  ['new_goods', {}, 'Dress'],
  ['sales_rise', { before: 5 }, 'Dress'],
  ['sales_rise', { after: 5 }, 'Dress'],
])('%s of %j is told as %s', (kind, figures, body) => {
  expect(notice(kind, 'goods', [match(figures)]).body).toBe(body)
})

test('three are named, the rest is counted with its measure word', () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => match({ title: `N${at}` }))
  expect(notice('new_goods', 'goods', named(3)).body).toBe('N0；N1；N2')
  expect(notice('new_goods', 'goods', named(4)).body).toBe('N0；N1；N2；另有 1 个')
  expect(notice('new_rows', 'video', named(2), 9).body).toBe('N0；N1；另有 7 条')
})

test('the Chinese title comes first, and a title is cut at 60 characters', () => {
  expect(notice('new_goods', 'goods', [match({ titleZh: '连衣裙' })]).body).toBe('连衣裙')
  expect(notice('new_goods', 'goods', [match({ titleZh: 'x'.repeat(60) })]).body).toBe('x'.repeat(60))
  expect(notice('new_goods', 'goods', [match({ title: 'x'.repeat(61) })]).body).toBe('x'.repeat(60))
})

import { expect, test } from 'vitest'
import { goodsEvents } from './goods-events.ts'

type History = Parameters<typeof goodsEvents>[0]
type Mark = History['points'][number]['mark']

const history = (...days: [number | null, number | null, Mark?][]): History => ({
  currency: 'USD',
  days: 30,
  daysAllowed: 30,
  points: days.map(([sales, price, mark = 'measured'], at) => ({
    date: `202611${String(at + 1).padStart(2, '0')}`,
    ...{ sales, price, usdPrice: price, commission: null, mark },
  })),
  promotions: [],
})
const told = (
  one: History,
  known = { listedAt: null, firstSeenAt: null } as Parameters<typeof goodsEvents>[1],
) => goodsEvents(one, known).map(({ day, kind, text }) => `${day.slice(5)} ${kind} ${text}`)

test('prices that go up and down, in their currency', () => {
  expect(told(history([1, 1000], [1, 1000], [1, 800], [1, 900]))).toEqual([
    '11-04 涨价 US$8.00 → US$9.00（12.5%）',
    '11-03 降价 US$10.00 → US$8.00（-20.0%）',
  ])
})

test('a day that was filled in, or has no price, is no change', () => {
  expect(
    told(history([1, 1000], [1, 900, 'interpolated'], [null, null, 'missing'], [1, null], [1, 1000])),
  ).toEqual([])
})

test('a stock-out with its end, and one that lasts', () => {
  const out = 'stock_out' as const
  expect(told(history([500, 1], [0, 1, out], [0, 1, out], [420, 1], [0, 1, out]))).toEqual([
    '11-05 断货 日销降为 0，相邻日销量超过 300',
    '11-04 恢复销售 断货 2 天后售出 420 件',
    '11-02 断货 日销降为 0，相邻日销量超过 300',
  ])
})

test('listed and first seen, whatever is stored', () => {
  expect(told(history(), { listedAt: '2026-10-01', firstSeenAt: '2026-10-05' })).toEqual([
    '10-05 收录 首次收录',
    '10-01 上架 在平台上架',
  ])
})

test('videos that began or ceased to be paid for, one event a day and kind', () => {
  const on = (day: string, kind: 'began' | 'ended', ...titles: string[]) =>
    titles.map((title) => ({ date: `202611${day}`, kind, video: { id: title, title } }))
  const promotions = [
    ...on('03', 'ended', '开箱'),
    ...on('02', 'began', '测评', '清单', '避坑'),
    ...on('02', 'ended', '旧'),
  ]
  expect(told({ ...history([1, 900], [1, 900]), promotions })).toEqual([
    '11-03 停止投流 《开箱》',
    '11-02 开始投流 《测评》、《清单》等 3 条视频',
    '11-02 停止投流 《旧》',
  ])
})

import { expect, test } from 'vitest'
import { previewAlertBody, setViewAlertBody } from '../contract/contract-bodies.gen.ts'
import { alertKind, alertKindsOf, heldPercent, SUBJECT_NOUNS } from './alert-kinds.ts'

const SUBJECTS = ['goods', 'shop', 'creator', 'live', 'video'] as const

test('a kind takes the percent that is said, else its standard, else none', () => {
  expect(heldPercent('price_drop', undefined)).toBe(10)
  expect(heldPercent('sales_rise', undefined)).toBe(50)
  expect(heldPercent('followers_rise', undefined)).toBe(5)
  expect(heldPercent('price_drop', 1)).toBe(1)
  expect(heldPercent('stock_out', undefined)).toBeUndefined()
  expect(heldPercent('stock_out', 30)).toBeUndefined()
})

test('every standard is one that the contract takes', () => {
  const standards = SUBJECTS.flatMap(alertKindsOf).flatMap((kind) => alertKind(kind).percent?.standard ?? [])
  expect(standards).not.toEqual([])
  for (const { minimum, maximum } of [previewAlertBody['rule.percent'], setViewAlertBody['rule.percent']])
    for (const percent of standards) {
      expect(percent).toBeGreaterThanOrEqual(minimum)
      expect(percent).toBeLessThanOrEqual(maximum)
    }
})

test('each kind of row is offered what its data can answer, in this order', () => {
  expect(Object.fromEntries(SUBJECTS.map((subject) => [subject, alertKindsOf(subject)]))).toEqual({
    goods: ['price_drop', 'sales_rise', 'stock_out', 'back_in_stock', 'new_goods'],
    shop: ['sales_rise', 'new_listings'],
    creator: ['followers_rise', 'sales_rise', 'new_rows'],
    live: ['new_rows'],
    video: ['new_rows'],
  })
})

test('a percent says from which figures on a rise counts', () => {
  expect(alertKind('price_drop').percent?.meaning).toBe('比上一次的价格至少便宜，同一币种')
  expect(alertKind('sales_rise').percent?.meaning).toContain('日均低于 10 件的不算')
  expect(alertKind('followers_rise').percent?.meaning).toContain('粉丝不足 100 的不算')
})

test('what is new is told by the kind of row', () => {
  expect(SUBJECTS.map((subject) => alertKind('new_rows').words(subject).happened)).toEqual([
    ...['新收录', '新收录', '新收录'],
    ...['开播', '发布'],
  ])
})

test('a notice shows the figures of its kind; what arrives has none', () => {
  const kinds = [...new Set(SUBJECTS.flatMap(alertKindsOf))]
  const told = kinds.map((kind) => {
    const { figures, isOfArrival } = alertKind(kind)
    return `${kind}: ${figures}${isOfArrival ? ', by its day of arrival' : ''}`
  })
  expect(told).toEqual([
    'price_drop: price',
    'sales_rise: sales',
    'stock_out: sales',
    'back_in_stock: sales',
    'new_goods: none, by its day of arrival',
    'new_listings: listings',
    'followers_rise: followers',
    'new_rows: none, by its day of arrival',
  ])
})

test('each kind has its words, for choosing it and for what happened', () => {
  const said = SUBJECTS.flatMap((subject) =>
    alertKindsOf(subject).map((kind) => {
      const { choice, happened } = alertKind(kind).words(subject)
      return `${subject} ${choice} / 3 ${SUBJECT_NOUNS[subject]}${happened}`
    }),
  )
  expect(said).toEqual([
    'goods 降价 / 3 个商品降价',
    'goods 日销上涨 / 3 个商品销量上涨',
    'goods 断货（前一天日销超过 300） / 3 个商品断货',
    'goods 恢复销售 / 3 个商品恢复销售',
    'goods 新收录的商品 / 3 个商品新收录',
    'shop 日销上涨 / 3 家店铺销量上涨',
    'shop 上新 / 3 家店铺上新',
    'creator 涨粉 / 3 位达人涨粉',
    'creator 日销上涨 / 3 位达人销量上涨',
    'creator 新收录的达人 / 3 位达人新收录',
    'live 新开播的直播 / 3 场直播开播',
    'video 新发布的视频 / 3 条视频发布',
  ])
})

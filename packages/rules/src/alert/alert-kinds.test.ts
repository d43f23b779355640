import { expect, test } from 'vitest'
import { previewAlertBody, setViewAlertBody } from '../contract/contract-bodies.gen.ts'
import { alertKind, alertKindsOf, heldPercent } from './alert-kinds.ts'

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

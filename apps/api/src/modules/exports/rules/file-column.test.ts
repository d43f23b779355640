import { expect, test } from 'vitest'
import { columnsOf, headingText, hundredth, ofMarket } from './file-column.ts'
import { momentText } from './moment-text.ts'

const c = columnsOf<{ n: number | null; is: boolean | null }, string>()

test.each([
  ['GMV', 'usd', 'GMV($)'],
  ['GMV($，估)', 'usd', 'GMV($，估)'],
  ['GMV＄', 'usd', 'GMV＄'],
  ['采集时间', 'moment', '采集时间(北京时间)'],
  ['北京时间', 'moment', '北京时间'],
  ['销量', 'count', '销量'],
  ['价格($)', 'decimal', '价格($)'],
] as const)('the heading %s of a column of %s is %s', (heading, type, text) => {
  expect(headingText(heading, type)).toBe(text)
})

test.each(['text', 'id', 'count', 'decimal', 'usd', 'share', 'day', 'moment'] as const)(
  'a column of %s reads its row and what is beside it',
  (type) => {
    const column = c[type]('标题', (row, extra) => `${row.n} ${extra}`)
    expect(column).toMatchObject({ heading: '标题', type })
    expect(column.value({ n: 1, is: null }, 'x')).toBe('1 x')
  },
)

test('yes and no are words, what is not known is empty', () => {
  const column = c.yes('是否', ({ is }) => is)
  expect(column).toMatchObject({ heading: '是否', type: 'text' })
  expect([true, false, null].map((is) => column.value({ n: 0, is }, undefined))).toEqual(['是', '否', null])
})

test('columns of the market are marked, and stay as they were', () => {
  const own = c.count('数', ({ n }) => n)
  expect(ofMarket(own)).toEqual([{ ...own, market: true }])
  expect(own).not.toHaveProperty('market')
})

test('a percentage is written as a ratio, 0 too; a missing one stays missing', () => {
  expect([25, 0, null].map(hundredth)).toEqual([0.25, 0, null])
})

test('a moment is written by the clock of Beijing', () => {
  expect(momentText(Date.UTC(2026, 10, 26, 17, 4, 5))).toBe('2026-11-27 01:04:05')
})

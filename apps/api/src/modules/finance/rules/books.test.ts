import { expect, test } from 'vitest'
import { booksOf } from './books.ts'

const KEY = { storeId: 's', month: 202610, currency: 'CNY' }
const sum = (kind: string, minor: number, more = {}) => ({
  ...KEY,
  kind,
  rows: 1,
  quantity: null,
  minor,
  ...more,
})
const line = (type: string, remark: string | null, minor: number, more = {}) => ({
  ...KEY,
  type,
  remark,
  rows: 1,
  minor,
  ...more,
})

test('amounts of two stores, months or currencies are never added', () => {
  const events = [
    sum('sale', 1),
    sum('sale', 2, { currency: 'USD' }),
    sum('sale', 4, { month: 202611 }),
    sum('sale', 8, { storeId: 'a' }),
  ]
  const books = booksOf({ events, ledger: [], twice: [] })
  expect(
    books.map(({ storeId, month, currency, economic }) => [storeId, month, currency, economic.revenueNet]),
  ).toEqual([
    ['a', 202610, 'CNY', 8],
    ['s', 202610, 'CNY', 1],
    ['s', 202610, 'USD', 2],
    ['s', 202611, 'CNY', 4],
  ])
})

test('a refund that is there twice is taken off the details before they meet the account book', () => {
  const [book] = booksOf({
    events: [sum('sale', 1000), sum('reversal', -300), sum('consumer_refund', -300)],
    ledger: [line('结算', null, 700)],
    twice: [{ ...KEY, rows: 1, minor: -300 }],
  })
  expect(book?.economic).toMatchObject({ refund: 0, platformNet: 700 })
  expect(book?.reconciliation).toMatchObject([
    { class: 'settlement', detail: 700, ledger: 700, result: 'equal' },
  ])
})

test('lines of one class are one sum with all their types; unknown ones are shown', () => {
  const ledger = [
    line('支出', '推广服务费', -5),
    line('调整', '推广服务费 补', -2, { rows: 3 }),
    line('其他', '新', 9),
  ]
  const [book] = booksOf({ events: [], ledger, twice: [] })
  expect([...(book?.ledger ?? [])]).toEqual([
    ['ads', { types: ['支出', '调整'].sort(), rows: 4, minor: -7 }],
    ['unclassified', { types: ['其他'], rows: 1, minor: 9 }],
  ])
  const [own] = booksOf({ events: [], ledger, twice: [] }, [{ remark: '新', class: 'compensation' }])
  expect(own?.ledger.get('compensation')).toMatchObject({ minor: 9 })
})

import { expect, test } from 'vitest'
import { defineBoard } from './define-board.ts'

const board = defineBoard({
  path: '/example',
  title: '示例',
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  columns: (c) => [c.count('salesDay', '日销', { sort: 'daily_sales' })],
  filters: (f) => [
    f.idSet('region', '地区', []),
    f.category('category', '类目'),
    f.range('min_score', 'max_score', '评分', { presets: [], digits: 2 }),
    f.days('listed_within', '上架时间', [3]),
  ],
  sort: 'daily_sales:desc',
  access: 'user',
})

const regions = (count: number) => Array.from({ length: count }, (_, n) => n + 1).join(',')

// What the contract refuses with 400 must never be sent: the bounds of openapi/paths/goods.search.yaml.
test.each([
  ['listed_within', '0', false],
  ['listed_within', '1', true],
  ['listed_within', '3650', true],
  ['listed_within', '3651', false],
  ['listed_within', '1.5', false],
  ['region', regions(40), true],
  ['region', regions(41), false],
  ['region', '1000', false],
  ['category', 'a'.repeat(40), true],
  ['category', 'a'.repeat(41), false],
  ['category', 'a b', false],
  ['min_score', '5', true],
  ['min_score', '5.01', false],
  ['min_score', '4.95', true],
  ['min_score', '4.955', false],
  ['min_score', '-1', false],
])('%s=%s is sent: %s', (name, value, isSent) => {
  const { query, invalid } = board.search.parse({ [name]: value })
  expect(name in query).toBe(isSent)
  expect(invalid.length > 0).toBe(!isSent)
})

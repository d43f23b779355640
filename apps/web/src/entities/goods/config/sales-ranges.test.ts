import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { rangeText } from '#shared/board'
import searchPath from '../../../../../../openapi/paths/goods.search.yaml?raw'
import { COMMENTS, DAILY_SALES, MONTHLY_SALES, TOTAL_SALES, WEEKLY_SALES } from './sales-ranges.ts'

const SPECIFIED = `total 0-1000, 0-2000, 0-3000, 1000-2000, 2000-5000, 5000-10000, 10000-50000, 50000-100000, 100000-1000000. Daily 1-50, 50-100, 100-500, 500-1000, 1000-100000. Weekly 0-500, 500-1000, 1000-2000, 2000-5000, 5000-10000. Monthly 0-500, 500-1000, 1000-5000, 5000-10000, 10000-1000000. Comments 0-10, 10-50, 50-100, 100-500, 500-1000, 1000-5000, 5000-1000000.`

test('presets are those of the specification, word for word', () => {
  const written = Object.entries({
    total: TOTAL_SALES,
    Daily: DAILY_SALES,
    Weekly: WEEKLY_SALES,
    Monthly: MONTHLY_SALES,
    Comments: COMMENTS,
  }).map(([name, presets]) => `${name} ${presets.map(({ min, max }) => rangeText(min, max)).join(', ')}.`)
  expect(written.join(' ')).toBe(SPECIFIED)
})

test('the limits of the filters are those of the contract', () => {
  const contract = parse(searchPath)
  const limits = new Map<string, { maximum?: number; pattern?: string; maxLength?: number }>(
    contract.get.parameters.map((parameter: { name: string; schema: object }) => [
      parameter.name,
      parameter.schema,
    ]),
  )
  for (const name of ['min_sales', 'max_daily_sales', 'min_comment_num_tips', 'max_price']) {
    expect(limits.get(name)?.maximum, name).toBe(1_000_000_000)
  }
  expect(limits.get('min_score')?.maximum).toBe(5)
  expect(limits.get('listed_within')?.maximum).toBe(3650)
  expect(limits.get('page')?.maximum).toBe(500)
  expect(limits.get('keyword')?.maxLength).toBe(200)
  expect(limits.get('region')?.pattern).toBe('^[0-9]{1,3}(,[0-9]{1,3}){0,39}$')
  expect(limits.get('category')?.pattern).toBe('^[A-Za-z0-9_-]{1,40}$')
})

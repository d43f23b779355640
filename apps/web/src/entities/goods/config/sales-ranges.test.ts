import { expect, test } from 'vitest'
import { rangeText } from '#shared/board'
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

import { typedCell } from '@haixuan/tabular'
import { expect, test } from 'vitest'
import { COST_FIELDS, RATE_FIELDS } from './own-costs.ts'

test.each([
  ['costs', COST_FIELDS.validFrom.cell],
  ['rates', RATE_FIELDS.day.cell],
])('days of %s are those of Beijing, also where a program wrote them as moments of UTC', (_, cell) => {
  expect(typedCell('2026-09-30T16:00:00.000Z', cell)).toEqual({ value: '2026-10-01' })
  expect(typedCell('2026-09-30T15:59:59Z', cell)).toEqual({ value: '2026-09-30' })
  expect(typedCell('2026-10-01', cell)).toEqual({ value: '2026-10-01' })
})

import { expect, test } from 'vitest'
import { courseOf, stepOf } from './sku-course.ts'

test.each([
  ['2026-10-05', 'week', '2026-10-05'],
  ['2026-10-11', 'week', '2026-10-05'],
  ['2026-11-01', 'week', '2026-10-26'],
  ['2026-10-31', 'month', '2026-10-01'],
  ['2026-10-31', 'day', '2026-10-31'],
] as const)('%s is in the %s that begins on %s', (day, step, first) => expect(stepOf(day, step)).toBe(first))

test('days become weeks without losing a cent', () => {
  const row = (
    day: string,
    kind: 'sale' | 'reversal' | 'issue',
    minor: number,
    quantity: number | null = 1,
  ) => ({
    ...{ day, kind, minor, quantity },
  })
  const days = [
    row('2026-10-05', 'sale', 1000, 2),
    row('2026-10-06', 'reversal', -400),
    row('2026-10-12', 'issue', -50, null),
  ]
  expect(courseOf({ days }, 'week')).toEqual([
    { day: '2026-10-05', sold: 2, sale: 1000, refund: -400, net: 600 },
    { day: '2026-10-12', sold: 0, sale: 0, refund: 0, net: -50 },
  ])
  expect(courseOf({ days: [] }, 'day')).toEqual([])
})

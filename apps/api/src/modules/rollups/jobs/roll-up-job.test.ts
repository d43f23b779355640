import { expect, test } from 'vitest'
import { rollUpWish } from './roll-up-job.ts'

/** 07:59 and 08:01 on 26 November 2026 in UTC; midnight in Beijing is 16:00. */
const MORNING = Date.UTC(2026, 10, 26, 7, 59)
const LATER = Date.UTC(2026, 10, 26, 8, 1)
const NEXT_DAY = Date.UTC(2026, 10, 26, 16)

test('a marketplace has one roll-up a day of Beijing', () => {
  const key = (at: number) => rollUpWish({ marketplace: 'temu' }, at).key
  expect(key(MORNING)).toBe('temu 2026-11-26')
  expect(key(LATER)).toBe(key(MORNING))
  expect(key(NEXT_DAY)).toBe('temu 2026-11-27')
})

test('one that makes older boards again is another job, so that neither replaces the payload of the other', () => {
  const wish = rollUpWish({ marketplace: 'temu', from: '2026-11-01' }, MORNING)
  expect(wish).toEqual({
    kind: 'roll-up',
    key: 'temu 2026-11-26 from 2026-11-01',
    payload: { marketplace: 'temu', from: '2026-11-01' },
  })
})

import { expect, test } from 'vitest'
import { minutesText } from './minutes-text.ts'

test('minutes become hours from sixty on', () => {
  expect([null, 0, 59, 60, 125].map(minutesText)).toEqual([
    '—',
    '0 分钟',
    '59 分钟',
    '1 小时 00 分',
    '2 小时 05 分',
  ])
})

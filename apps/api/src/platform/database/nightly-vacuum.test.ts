import { expect, test } from 'vitest'
import { isVacuumDue } from './nightly-vacuum.ts'

const at = (day: number, hour: number) => new Date(2026, 0, day, hour, 20)

test.each([
  ['never done', undefined, at(2, 14), true],
  ['done last night, now the next night', at(1, 3), at(2, 3), true],
  ['done this night already', at(2, 3), new Date(2026, 0, 2, 3, 50), false],
  ['done in the evening, now the night', at(1, 22), at(2, 3), false],
  ['done last night, now the afternoon', at(2, 3), at(2, 15), false],
  ['a night was missed', at(1, 3), at(2, 16), true],
])('%s', (_name, last, now, due) => {
  expect(isVacuumDue(last, now)).toBe(due)
})

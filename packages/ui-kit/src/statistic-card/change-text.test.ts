import { expect, it } from 'vitest'
import { changeOf } from './change-text.ts'

it.each([
  [0.1234, 'up', '12.3%', '上升 12.3%'],
  [-0.05, 'down', '5%', '下降 5%'],
  [0, 'flat', '0%', '持平'],
  [0.0004, 'flat', '0%', '持平'],
  [-0.0004, 'flat', '0%', '持平'],
  [0.0006, 'up', '0.1%', '上升 0.1%'],
  [25, 'up', '2,500%', '上升 2,500%'],
])('%d goes %s by %s', (ratio, direction, text, words) => {
  expect(changeOf(ratio)).toEqual({ direction, text, words })
})

it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is no change to speak of', (ratio) => {
  expect(changeOf(ratio)).toBeNull()
})

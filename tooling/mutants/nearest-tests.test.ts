import { expect, it } from 'vitest'
import { partByNearness } from './nearest-tests.mjs'

it.each([
  [
    'a/src/qr/mask.ts',
    ['a/src/qr/mask.test.ts', 'a/src/qr/grid.test.ts'],
    ['a/src/index.test.ts', 'a/src/pdf/x.test.ts'],
  ],
  ['a/src/qr/mask.ts', ['a/src/index.test.ts', 'a/src/pdf/x.test.ts'], []],
  ['a/src/qr/mask.ts', ['a/src/qr/deep/x.test.ts', 'a/src/qr/x.test.ts'], ['a/src/q/x.test.ts']],
  ['a/src/qr/mask.ts', [], []],
])('of %s the tests in the nearest folder are apart: %j, then %j', (file, nearest, others) => {
  expect(partByNearness(file, [...nearest, ...others])).toEqual([nearest, others])
})

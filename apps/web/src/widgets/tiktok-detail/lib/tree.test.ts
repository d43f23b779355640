import { expect, test } from 'vitest'
import { askedId } from './tree.ts'

test('an id is a handle or a number; anything else is none', () => {
  expect([{ id: '@mia.home' }, { id: '7418' }, {}, { id: ['a'] }, { id: 'a/b' }].map(askedId)).toEqual([
    'mia.home',
    '7418',
    undefined,
    undefined,
    undefined,
  ])
})

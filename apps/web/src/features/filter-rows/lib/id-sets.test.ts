import { expect, test } from 'vitest'
import { isSetOn, toggleSet } from './id-sets.ts'

const oceania = { label: '澳新', ids: [12, 144] }

test('a set goes in and out as a whole and leaves the others', () => {
  expect(toggleSet(undefined, oceania)).toBe('12,144')
  expect(toggleSet('37', oceania)).toBe('12,37,144')
  expect(toggleSet('12,37,144', oceania)).toBe('37')
  expect(toggleSet('12,144', oceania)).toBeUndefined()
  expect(isSetOn('12', oceania)).toBe(false)
  expect(toggleSet('12', oceania)).toBe('12,144')
})

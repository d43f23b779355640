import { expect, test } from 'vitest'
import type { UserCaller } from '../caller.ts'
import { KnownTokens } from './known-tokens.ts'

const caller = { kind: 'user', userId: 'a' } as UserCaller

test('whose a token is is known for a second, and that it was good for ten minutes', () => {
  let now = 0
  const tokens = new KnownTokens(() => now)
  tokens.note('Bearer a', caller)
  expect(tokens.callerOf('Bearer b')).toBeUndefined()
  expect(tokens.callerOf(undefined)).toBeUndefined()
  now = 999
  expect(tokens.callerOf('Bearer a')).toBe(caller)
  now = 1_000
  expect(tokens.callerOf('Bearer a')).toBeUndefined()
  expect(tokens.ownerOf('Bearer a')).toBe(caller)
  now = 599_999
  expect(tokens.ownerOf('Bearer a')).toBe(caller)
  now = 600_000
  expect(tokens.ownerOf('Bearer a')).toBeUndefined()
})

test('twenty thousand are kept; the one that was used longest ago goes first', () => {
  const tokens = new KnownTokens(() => 0)
  for (let n = 0; n < 20_000; n++) tokens.note(`Bearer ${n}`, caller)
  tokens.note('Bearer 0', caller)
  tokens.note('Bearer new', caller)
  expect(tokens.callerOf('Bearer 1')).toBeUndefined()
  expect(tokens.callerOf('Bearer 0')).toBe(caller)
  expect(tokens.callerOf('Bearer 2')).toBe(caller)
})

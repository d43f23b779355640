import { expect, test } from 'vitest'
import type { UserCaller } from '#platform/caller.ts'
import { PROOF_S, requireProof } from './proof.ts'

const caller = (provedAgo: number | undefined) => ({ provedAgo }) as UserCaller

test('a password that was given in the last five minutes is enough, up to the second', () => {
  expect(PROOF_S).toBe(300)
  for (const seconds of [0, 299, 300]) expect(() => requireProof(caller(seconds))).not.toThrow()
  expect(() => requireProof(caller(60), 60)).not.toThrow()
})

test.each([
  [301, undefined],
  [undefined, undefined],
  [61, 60],
])('given %s s ago is refused where %s are asked for', (provedAgo, seconds) => {
  expect(() => requireProof(caller(provedAgo), seconds)).toThrow(
    expect.objectContaining({
      reason: 'proof_needed',
      message: '为了账号安全，请先输入当前密码确认是您本人，再重试',
    }),
  )
})

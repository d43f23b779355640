import { expect, test } from 'vitest'
import type { Window } from '../call-window.ts'
import { type CallLimits, tellLimits } from './call-limits.ts'
import { DEFAULT_RATES, RateLimiter } from './rate-limit.ts'

const IP = '203.0.113.7'
const TEN: Window = { name: 'minute', key: 'key of anna', rate: { calls: 10, perMs: 60_000 } }

function told(limits: CallLimits | undefined, limiter: RateLimiter): [policy: unknown, state: unknown] {
  const headers = new Map<string, unknown>()
  const reply = { header: (name: string, value: unknown) => headers.set(name, value) }
  tellLimits({ limits, ip: IP }, reply, limiter)
  return [headers.get('ratelimit-policy'), headers.get('ratelimit')]
}

test('a window tells what is left: before the first call, below, at and above its limit, and afterwards', () => {
  const clock = { at: 0 }
  const limiter = new RateLimiter(DEFAULT_RATES, () => clock.at)
  const limits = { windows: [TEN] }
  const policy = '"minute";q=10;w=60'
  expect(told(limits, limiter)).toEqual([policy, '"minute";r=10'])
  for (let call = 1; call <= 9; call++) limiter.takeFrom(TEN)
  expect(told(limits, limiter)).toEqual([policy, '"minute";r=1;t=60'])
  limiter.takeFrom(TEN)
  clock.at = 18_001
  expect(() => limiter.takeFrom(TEN)).toThrow('42 秒后')
  expect(told(limits, limiter)).toEqual([policy, '"minute";r=0;t=42'])
  clock.at = 60_000
  expect(told(limits, limiter)).toEqual([policy, '"minute";r=10'])
})

test('the day of a key is beside its minute, with what is left once that is known', () => {
  const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
  const resetAt = Date.now() + 3_600_000
  const policy = '"minute";q=10;w=60, "day";q=100;w=86400'
  expect(told({ windows: [TEN], day: { limit: 100, resetAt } }, limiter)).toEqual([policy, '"minute";r=10'])
  const day = (used: number) =>
    String(told({ windows: [TEN], day: { limit: 100, resetAt, used } }, limiter)[1])
  expect(day(1)).toMatch(/^"minute";r=10, "day";r=99;t=3(600|599)$/)
  expect(day(100)).toMatch(/"day";r=0;t=/)
  expect(day(101)).toMatch(/"day";r=0;t=/)
})

test('of windows with one name the one that ends the calls first is told', () => {
  const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
  const [address, account] = [
    limiter.windowsOf('login', { ip: IP }),
    limiter.windowsOf('login', { userId: 'a', ip: IP }),
  ]
  for (let call = 0; call < 3; call++) limiter.take('login', { ip: IP })
  limiter.take('login', { userId: 'a', ip: IP })
  const expected = ['"login";q=20;w=60', '"login";r=17;t=60']
  expect(told({ windows: [...address, ...account] }, limiter)).toEqual(expected)
  expect(told({ windows: [...account, ...address] }, limiter)).toEqual(expected)
})

test('a call that is not counted tells of the reads of its address', () => {
  const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
  limiter.take('read', { ip: IP })
  for (const limits of [undefined, { windows: [] }])
    expect(told(limits, limiter)).toEqual(['"read";q=600;w=60', '"read";r=599;t=60'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RATES, networkOf, RateLimiter, ratesTimes } from './rate-limit.ts'

const accepted = (limiter: RateLimiter, times: number, who: { userId?: string; ip: string }) => {
  let n = 0
  for (let i = 0; i < times; i++) {
    try {
      limiter.take('search', who)
      n++
    } catch {}
  }
  return n
}

describe('rate limiter', () => {
  test('never more than the rate in one window, for any order of callers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 59_999 })), {
          maxLength: 600,
        }),
        (calls) => {
          const now = { at: 0 }
          const limiter = new RateLimiter(DEFAULT_RATES, () => now.at)
          const passed = new Map<number, number>()
          for (const [user, at] of [...calls].sort((a, b) => a[1] - b[1])) {
            now.at = at
            try {
              limiter.take('search', { userId: `u${user}`, ip: '192.0.2.1' })
              passed.set(user, (passed.get(user) ?? 0) + 1)
            } catch {}
          }
          for (const n of passed.values()) expect(n).toBeLessThanOrEqual(DEFAULT_RATES.search.user.calls)
        },
      ),
    )
  })

  test('users of one address do not share; strangers of one address do', () => {
    const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
    expect(accepted(limiter, 200, { userId: 'a', ip: '192.0.2.1' })).toBe(120)
    expect(accepted(limiter, 200, { userId: 'b', ip: '192.0.2.1' })).toBe(120)
    expect(accepted(limiter, 200, { ip: '192.0.2.1' })).toBe(30)
    expect(accepted(limiter, 200, { ip: '192.0.2.1' })).toBe(0)
    expect(accepted(limiter, 200, { ip: '192.0.2.2' })).toBe(30)
  })

  test('limits can be so many times as high, and never shut everybody out', () => {
    const stranger = { ip: '192.0.2.1' }
    expect(accepted(new RateLimiter(ratesTimes(2.5), () => 0), 400, { userId: 'a', ...stranger })).toBe(300)
    expect(accepted(new RateLimiter(ratesTimes(0.1), () => 0), 400, stranger)).toBe(3)
    expect(ratesTimes(0.01).import.user.calls).toBe(1)
    expect(ratesTimes(1)).toEqual(DEFAULT_RATES)
  })

  test('a new window opens in time, and a call can be given back', () => {
    const now = { at: 0 }
    const limiter = new RateLimiter(DEFAULT_RATES, () => now.at)
    expect(accepted(limiter, 40, { ip: '192.0.2.1' })).toBe(30)
    limiter.giveBack('search', { ip: '192.0.2.1' })
    expect(accepted(limiter, 40, { ip: '192.0.2.1' })).toBe(1)
    now.at = 60_000
    expect(accepted(limiter, 40, { ip: '192.0.2.1' })).toBe(30)
  })

  test('memory is bounded for any number of addresses', () => {
    const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
    for (let i = 0; i < 60_000; i++)
      limiter.take('read', { ip: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })
    expect(limiter.size).toBeLessThanOrEqual(50_000)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})

import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Failure } from '../failure.ts'
import { DEFAULT_RATES, RateLimiter, ratesTimes } from './rate-limit.ts'

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

const takeTry = (limiter: RateLimiter, ip: string) => {
  for (const window of limiter.tryWindows(ip)) limiter.takeFrom(window)
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

  test('of servers side by side each counts its part alone, but for what they count together', () => {
    const { read, search, write, login, export: exported, import: imported } = ratesTimes(1, 3)
    expect([read, search, write].map(({ user }) => user.calls)).toEqual([200, 40, 20])
    expect(search.anonymous.calls).toBe(10)
    expect([login, exported, imported]).toEqual([
      DEFAULT_RATES.login,
      DEFAULT_RATES.export,
      DEFAULT_RATES.import,
    ])
    expect(ratesTimes(1, 100).search.anonymous.calls).toBe(1)
  })

  test('what all servers have counted is taken over, and a window that they have filled is full here', () => {
    const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
    const [window] = limiter.windowsOf('export', { userId: 'a', ip: '192.0.2.1' })
    if (!window) throw new Error('Exports are counted.')
    expect(window.isShared).toBe(true)
    limiter.note(window, { calls: 29, resetMs: 5_000, isFull: false })
    expect(limiter.leftOf(window)).toEqual({ calls: 1, resetMs: 5_000 })
    expect(() => limiter.note(window, { calls: 30, resetMs: 4_000, isFull: true })).toThrow('请 4 秒后再试')
    expect(() => limiter.takeFrom(window)).toThrow('请 4 秒后再试')
  })

  test('tokens that nobody has are a fifth of what an address may read, and never none', () => {
    expect(new RateLimiter().unknownTokens('1.2.3.4').rate).toEqual({ calls: 120, perMs: 60_000 })
    expect(new RateLimiter(ratesTimes(0.01)).unknownTokens('1.2.3.4').rate.calls).toBe(2)
    expect(new RateLimiter(ratesTimes(0.001)).unknownTokens('1.2.3.4').rate.calls).toBe(1)
  })

  test('a new window opens in time, and a call can be given back', () => {
    const now = { at: 0 }
    const limiter = new RateLimiter(DEFAULT_RATES, () => now.at)
    expect(accepted(limiter, 40, { ip: '192.0.2.1' })).toBe(30)
    for (const window of limiter.windowsOf('search', { ip: '192.0.2.1' })) limiter.giveBackTo(window)
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

  test('tries count by address: good ones are given back, and still there are not more than six times as many', () => {
    const limiter = new RateLimiter(DEFAULT_RATES, () => 0)
    const ip = '192.0.2.1'
    const tries = (times: number, isGood: boolean) => {
      let judged = 0
      for (let i = 0; i < times; i++) {
        try {
          takeTry(limiter, ip)
          judged++
          if (isGood) for (const window of limiter.windowsOf('login', { ip })) limiter.giveBackTo(window)
        } catch {}
      }
      return judged
    }
    expect(tries(19, false)).toBe(19)
    expect(tries(150, true)).toBe(101)
    expect(tries(1, true)).toBe(0)
    expect(() => takeTry(limiter, '192.0.2.2')).not.toThrow()
  })

  test('a wall clock that jumps changes no wait', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const limiter = new RateLimiter(DEFAULT_RATES)
    vi.setSystemTime(86_400_000)
    expect(accepted(limiter, 31, { ip: '192.0.2.1' })).toBe(30)
    vi.setSystemTime(0)
    try {
      limiter.take('search', { ip: '192.0.2.1' })
      expect.unreachable()
    } catch (error) {
      expect((error as Failure).details?.retryAfterMs).toBeLessThanOrEqual(60_000)
    }
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../failure.ts'
import { RefusalDelay } from './refusal-delay.ts'

const REFUSED = new Failure('rate_limited', '操作过于频繁')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the wait is over before any time has passed. */
async function atOnce(delay: RefusalDelay, error: unknown = REFUSED, userId = 'a'): Promise<boolean> {
  const over = vi.fn()
  void delay.before(error, { userId, ip: '127.0.0.1' }).then(over)
  await vi.advanceTimersByTimeAsync(0)
  return over.mock.calls.length === 1
}

test('twenty refusals in ten seconds are answered at once, the next after half a second', async () => {
  let now = 0
  const delay = new RefusalDelay(() => now)
  for (let n = 0; n < 20; n++) expect(await atOnce(delay)).toBe(true)
  expect(await atOnce(delay)).toBe(false)
  expect(await atOnce(delay, REFUSED, 'somebody else')).toBe(true)
  const over = vi.fn()
  void delay.before(REFUSED, { userId: 'a', ip: '127.0.0.1' }).then(over)
  await vi.advanceTimersByTimeAsync(499)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(true)
  now = 10_000
  expect(await atOnce(delay)).toBe(true)
})

test('what is no refusal of a caller is never held up', async () => {
  const delay = new RefusalDelay(() => 0)
  for (let n = 0; n < 30; n++) {
    expect(await atOnce(delay, new Failure('overloaded', '太多'))).toBe(true)
    expect(await atOnce(delay, new Error('fault'))).toBe(true)
    expect(await atOnce(delay, new Failure('sign_in_required', '登录已过期'))).toBe(true)
  }
  expect(await atOnce(delay)).toBe(true)
})

test('beyond two thousand pauses the connection closes instead', async () => {
  const delay = new RefusalDelay(() => 0)
  const wait = () => delay.before(REFUSED, { ip: '127.0.0.1' })
  const paused = Array.from({ length: 20 + 2_000 }, wait)
  expect(await wait()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(new Set(await Promise.all(paused))).toEqual(new Set([true]))
})

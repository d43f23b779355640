import { serverNow } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $clockOffset, clockStarted, syncClockFx } from './server-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('follows the server every 60 s, keeps the last offset while it cannot be reached, and continues', async () => {
  const answers: (number | Error)[] = [5000, new Error('offline'), 7000]
  let asked = 0
  const scope = fork({
    handlers: [
      [
        syncClockFx,
        () => {
          const answer = answers[asked++]
          if (typeof answer !== 'number') throw answer ?? new Error('no more answers')
          return answer
        },
      ],
    ],
  })
  // Never settles: the clock is followed as long as the page lives.
  void allSettled(clockStarted, { scope })
  expect(scope.getState($clockOffset)).toBe(5000)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(2)
  expect(scope.getState($clockOffset)).toBe(5000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(scope.getState($clockOffset)).toBe(7000)
  expect(serverNow() - Date.now()).toBe(7000)
})

import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { $toasts } from '#shared/notice'
import { $pause, codeAsked } from './send-code.ts'

const NOW = Date.parse('2026-11-26T09:00:00+08:00')
const WISH = { purpose: 'reset', to: '13800138000' } as const

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Asks for a code, answered so; the waiting goes on until the clock is moved. */
async function ask(answer: () => Promise<unknown>) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  void allSettled(codeAsked, { scope, params: WISH })
  await vi.advanceTimersByTimeAsync(0)
  return {
    call,
    said: () => toasts.shown().map(({ text }) => text),
    pause: () => scope.getState($pause),
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000),
  }
}
const refuse = (reason: string, retryAfterMs?: number) => () =>
  Promise.reject(new HaixuanError({ code: -1, status: 429, reason, message: '太频繁', retryAfterMs }))

test('who got a code waits a minute, counted down each second, and then no more', async () => {
  const { call, said, pause, pass } = await ask(() => Promise.resolve({ expiresAt: 1 }))
  expect(call.mock.calls).toEqual([['sendCode', { body: WISH }]])
  expect(said()).toEqual(['验证码已发送，10 分钟内有效'])
  expect(pause()).toEqual({ to: WISH.to, seconds: 60 })
  await pass(1)
  expect(pause()?.seconds).toBe(59)
  await pass(58)
  expect(pause()?.seconds).toBe(1)
  await pass(1)
  expect(pause()).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('the countdown follows the clock when timers are late, as in a hidden page', async () => {
  const { pause, pass } = await ask(() => Promise.resolve({ expiresAt: 1 }))
  vi.setSystemTime(NOW + 40_000)
  await pass(1)
  expect(pause()?.seconds).toBe(19)
})

test.each([
  ['as long as the server says', 12_300, 13],
  ['a minute when it does not say', undefined, 60],
])('a refused one waits %s', async (_how, retryAfterMs, seconds) => {
  const { pause, said } = await ask(refuse('codes_used', retryAfterMs))
  expect(pause()).toEqual({ to: WISH.to, seconds })
  expect(said()).toEqual([])
})

test('another failure makes nobody wait', async () => {
  const { pause, said } = await ask(refuse('channel_missing'))
  expect([pause(), said()]).toEqual([null, []])
  expect(vi.getTimerCount()).toBe(0)
})

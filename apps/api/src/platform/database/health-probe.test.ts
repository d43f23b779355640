import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HealthProbe } from './health-probe.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const probeOf = (ask: () => Promise<unknown>) => new HealthProbe(ask, () => Date.now())
const never = () => new Promise<void>(() => undefined)
const settled = async (work: Promise<void>) => {
  const said = work.then(
    () => 'well',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  return said
}

test('a thousand questions within a second are one question to the database', async () => {
  const ask = vi.fn(async () => undefined)
  const probe = probeOf(ask)
  await Promise.all(Array.from({ length: 1_000 }, () => probe.check()))
  vi.setSystemTime(999)
  await probe.check()
  expect(ask).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_000)
  await probe.check()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a database that never answered is gone after a second, and one that answered within five is busy', async () => {
  expect(await settled(probeOf(never).check())).toBe('08006')
  const ask = vi.fn(async () => undefined)
  const probe = probeOf(ask)
  vi.setSystemTime(10_000)
  await probe.check()
  ask.mockImplementation(never as never)
  vi.setSystemTime(13_999)
  expect(await settled(probe.check())).toBe('well')
  expect(await settled(probe.check())).toBe('08006')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what the database says is passed on, and the next question asks again', async () => {
  const ask = vi.fn(async () => undefined)
  ask.mockRejectedValueOnce(new Error('refused'))
  const probe = probeOf(ask)
  await expect(probe.check()).rejects.toThrow('refused')
  await expect(probe.check()).resolves.toBeUndefined()
})

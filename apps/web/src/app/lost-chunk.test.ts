import { expect, it, vi } from 'vitest'
import { reloadOnLostChunk } from './lost-chunk.ts'

it('reloads on a lost chunk, at most once in 60 s, also across the reload', () => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const reload = vi.fn()
  let now = 1_000_000
  /** The page as it is after a load: new listeners, same session store. */
  const load = () => {
    const target = new EventTarget()
    const page = {
      addEventListener: target.addEventListener.bind(target),
      location: { reload },
      sessionStorage,
    }
    reloadOnLostChunk(page as never, () => now)
    return () => target.dispatchEvent(new Event('vite:preloadError'))
  }
  load()()
  expect(reload).toHaveBeenCalledTimes(1)
  const lose = load()
  now += 59_999
  lose()
  expect(reload).toHaveBeenCalledTimes(1)
  now += 1
  lose()
  expect(reload).toHaveBeenCalledTimes(2)
})

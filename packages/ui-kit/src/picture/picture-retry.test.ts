import { expect, it } from 'vitest'
import { createPictureRetry, RETRIES_PER_PAUSE, RETRY_ATTEMPTS } from './picture-retry.ts'

function bench() {
  let due: (() => void) | null = null
  let isResting = false
  const retry = createPictureRetry({
    isResting: () => isResting,
    afterPause: (call) => {
      due = call
      return () => {
        due = null
      }
    },
  })
  return {
    retry,
    rest: (now: boolean) => {
      isResting = now
    },
    /** One pause goes by; false when nothing was waiting. */
    pause: () => {
      const call = due
      due = null
      call?.()
      return call !== null
    },
  }
}

it('tries 20 more times, one pause apart, then gives up', () => {
  const { retry, pause } = bench()
  retry.follow('a', () => {})
  let pauses = 0
  while (retry.read('a').status === 'trying') {
    retry.failed('a', retry.read('a').attempt)
    if (pause()) pauses += 1
  }
  expect(pauses).toBe(RETRY_ATTEMPTS)
  expect(retry.read('a')).toEqual({ status: 'failed', attempt: 20 })
  expect(pause()).toBe(false)
})

it('runs one loop for all pictures of an address', () => {
  const { retry, pause } = bench()
  retry.follow('a', () => {})
  retry.follow('a', () => {})
  retry.failed('a', 0)
  retry.failed('a', 0)
  pause()
  expect(retry.read('a').attempt).toBe(1)
  retry.failed('a', 0)
  expect(pause()).toBe(false)
})

it('spends no attempt while offline or hidden, and continues afterwards', () => {
  const { retry, pause, rest } = bench()
  retry.follow('a', () => {})
  retry.failed('a', 0)
  rest(true)
  for (let times = 0; times < 50; times += 1) pause()
  expect(retry.read('a')).toEqual({ status: 'trying', attempt: 0 })
  rest(false)
  pause()
  expect(retry.read('a').attempt).toBe(1)
})

it('lets only some addresses go in each pause', () => {
  const { retry, pause } = bench()
  const urls = Array.from({ length: 40 }, (_, index) => `p${index}`)
  for (const url of urls) {
    retry.follow(url, () => {})
    retry.failed(url, 0)
  }
  pause()
  expect(urls.filter((url) => retry.read(url).attempt === 1)).toHaveLength(RETRIES_PER_PAUSE)
  while (pause());
  expect(urls.every((url) => retry.read(url).attempt === 1)).toBe(true)
})

it('forgets an address nobody shows any more', () => {
  const { retry, pause } = bench()
  const stop = retry.follow('a', () => {})
  retry.failed('a', 0)
  stop()
  pause()
  expect(retry.read('a')).toEqual({ status: 'trying', attempt: 0 })
})

it('starts over with the full number of attempts', () => {
  const { retry, pause } = bench()
  retry.follow('a', () => {})
  const exhaust = () => {
    let pauses = 0
    while (retry.read('a').status !== 'failed') {
      retry.failed('a', retry.read('a').attempt)
      if (pause()) pauses += 1
    }
    return pauses
  }
  exhaust()
  retry.restart('a')
  expect(retry.read('a').status).toBe('trying')
  expect(exhaust()).toBe(RETRY_ATTEMPTS - 1)
})

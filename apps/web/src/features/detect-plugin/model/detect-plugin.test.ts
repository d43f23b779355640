import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $pluginVersion, pluginLookedFor } from './detect-plugin.ts'

const page = { dataset: {} as Record<string, string> }
beforeEach(() => {
  vi.useFakeTimers()
  page.dataset = {}
  vi.stubGlobal('document', { documentElement: page })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function look() {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  return { toasts, scope, done: allSettled(pluginLookedFor, { scope }) }
}

test('a plugin that comes late is found', async () => {
  const { scope, done } = look()
  await vi.advanceTimersByTimeAsync(12_000)
  page.dataset['haixuanPlugin'] = '6.8'
  await vi.advanceTimersByTimeAsync(600)
  await done
  expect(scope.getState($pluginVersion)).toBe('6.8')
})

test('after 30 s, and not before, it is given up and said', async () => {
  const { scope, done, toasts } = look()
  page.dataset['haixuanPlugin'] = '<img onerror=alert(1)>'
  await vi.advanceTimersByTimeAsync(29_999)
  expect(toasts.shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(toasts.shown().map(({ tone, text }) => [tone, text])).toEqual([['error', '获取插件版本失败']])
  expect(scope.getState($pluginVersion)).toBeNull()
})

test('it is looked for every half second', async () => {
  const { scope, done } = look()
  await vi.advanceTimersByTimeAsync(499)
  page.dataset['haixuanPlugin'] = '6.8'
  expect(scope.getState($pluginVersion)).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(scope.getState($pluginVersion)).toBe('6.8')
})

test.each(['6.8', '10.20.30', '1.2.3.4', '123.0'])('the version %s is one', async (version) => {
  page.dataset['haixuanPlugin'] = version
  const { scope, done } = look()
  await done
  expect(scope.getState($pluginVersion)).toBe(version)
})

test('one search at a time, and a later one that finds nothing takes the version away', async () => {
  page.dataset['haixuanPlugin'] = '6.8'
  const { scope, done, toasts } = look()
  await done
  delete page.dataset['haixuanPlugin']
  const again = Promise.all([allSettled(pluginLookedFor, { scope }), allSettled(pluginLookedFor, { scope })])
  await vi.advanceTimersByTimeAsync(30_000)
  await again
  expect(toasts.shown()).toHaveLength(1)
  expect(scope.getState($pluginVersion)).toBeNull()
})

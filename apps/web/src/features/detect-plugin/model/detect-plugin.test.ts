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
  await vi.advanceTimersByTimeAsync(29_900)
  expect(toasts.shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(700)
  await done
  expect(toasts.shown()[0]?.text).toBe('获取插件版本失败')
  expect(scope.getState($pluginVersion)).toBeNull()
})

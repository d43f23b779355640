import { allSettled, fork } from 'effector'
import { beforeEach, expect, it } from 'vitest'
import { $lastTab, lastTabWanted } from '#shared/last-tab'
import { pageEntered } from './router-events.ts'

beforeEach(() => localStorage.clear())

it('names the tab of the browser after the page', async () => {
  const scope = fork()
  await allSettled(pageEntered, { scope, params: '/temu/fivestar' })
  expect(document.title).toBe('五星榜 — 海选')
  await allSettled(pageEntered, { scope, params: '/temu/nowhere' })
  expect(document.title).toBe('页面不存在 — 海选')
})

it('remembers the last tab across visits; home and pages without a tab are none', async () => {
  const scope = fork()
  for (const path of ['/shein/volume', '/', '/buy']) await allSettled(pageEntered, { scope, params: path })
  expect(scope.getState($lastTab)).toBe('/shein')
  const next = fork()
  await allSettled(lastTabWanted, { scope: next })
  expect(next.getState($lastTab)).toBe('/shein')
  localStorage.setItem('haixuan.last-tab', 'https://evil.example')
  const tampered = fork()
  await allSettled(lastTabWanted, { scope: tampered })
  expect(tampered.getState($lastTab)).toBeNull()
})

import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, it } from 'vitest'
import { $lastTab, lastTabWanted } from '#shared/last-tab'
import { $toasts, noticeAsked } from '#shared/notice'
import { bindRouterEvents, pageEntered } from './router-events.ts'

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

it('a notice goes with its page; what is said before the first page, or stays once, is read on the next', async () => {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  type Visited = Parameters<typeof bindRouterEvents>[0]['subscribe']
  const listeners: Parameters<Visited>[1][] = []
  const router = { subscribe: ((_, listen) => listeners.push(listen)) satisfies Visited }
  bindRouterEvents(router, scope)
  const visit = (pathname: string) => listeners[0]?.({ toLocation: { pathname } })
  const say = (text: string, staysOnce = false) =>
    allSettled(noticeAsked, { scope, params: { tone: 'error', text, staysOnce } })
  const said = () => toasts.shown().map(({ text }) => text)
  await say('授权码已失效')
  visit('/login')
  expect(said()).toEqual(['授权码已失效'])
  // Another search of the same page.
  visit('/login')
  expect(said()).toEqual(['授权码已失效'])
  visit('/temu/home')
  expect(said()).toEqual([])
})

it('what belongs to the way to another page is read there, and goes with it', async () => {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]] })
  await allSettled(noticeAsked, { scope, params: { tone: 'error', text: '登录已过期', staysOnce: true } })
  toasts.turnPage()
  expect(toasts.shown().map(({ text }) => text)).toEqual(['登录已过期'])
  toasts.turnPage()
  expect(toasts.shown()).toEqual([])
})

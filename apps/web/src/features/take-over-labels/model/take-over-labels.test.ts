import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import {
  $unowned,
  findUnownedFx,
  noteRefusalFx,
  takeOverAccepted,
  takeOverFx,
  takeOverRefused,
  unownedWanted,
} from './take-over-labels.ts'

function site({ isBroken = false }: { isBroken?: boolean } = {}) {
  const [taken, toasts, noted] = [vi.fn(), { success: vi.fn(), error: vi.fn() }, vi.fn()]
  const scope = fork({
    values: [[$toasts, toasts as never]],
    handlers: [
      [findUnownedFx, (owner: string) => (noted.mock.calls.length ? null : { owner, names: ['夏季'] })],
      [
        takeOverFx,
        (found: unknown) => {
          if (isBroken) throw new Error('full')
          taken(found)
        },
      ],
      [noteRefusalFx, noted],
    ],
  })
  return { scope, taken, toasts, noted, unowned: () => scope.getState($unowned) }
}

test('labels of a visitor are taken over only by a yes', async () => {
  const { scope, taken, toasts, unowned } = site()
  await allSettled(takeOverAccepted, { scope })
  await allSettled(unownedWanted, { scope, params: 'me' })
  expect(unowned()).toEqual({ owner: 'me', names: ['夏季'] })
  expect(taken).not.toHaveBeenCalled()
  await allSettled(takeOverAccepted, { scope })
  expect(taken.mock.calls).toEqual([[{ owner: 'me', names: ['夏季'] }]])
  expect(unowned()).toBeNull()
  expect(toasts.success.mock.calls).toEqual([['已放进此账号，稍后同步']])
})

test('a no leaves them where they are, and is not asked about again in this tab', async () => {
  const { scope, taken, unowned, noted } = site()
  await allSettled(unownedWanted, { scope, params: 'me' })
  await allSettled(takeOverRefused, { scope })
  expect([unowned(), noted.mock.calls.length]).toEqual([null, 1])
  await allSettled(unownedWanted, { scope, params: 'me' })
  expect(unowned()).toBeNull()
  expect(taken).not.toHaveBeenCalled()
})

test('what could not be written is said, and asked about still', async () => {
  const { scope, toasts, unowned } = site({ isBroken: true })
  await allSettled(unownedWanted, { scope, params: 'me' })
  await allSettled(takeOverAccepted, { scope })
  expect(toasts.error.mock.calls[0]?.[0]).toBe('没有放进账号：浏览器没有写入本地数据库，请重试')
  expect(unowned()).not.toBeNull()
})

test('who said no in this tab is not asked for labels at all', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'haixuan.label.left-here' ? 'yes' : null),
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const found = await allSettled(findUnownedFx, { scope: fork(), params: 'me' })
  expect(found).toEqual({ status: 'done', value: null })
})

test('a no is kept with the tab', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('sessionStorage', { setItem })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await allSettled(takeOverRefused, { scope: fork() })
  expect(setItem.mock.calls).toEqual([['haixuan.label.left-here', 'yes']])
})

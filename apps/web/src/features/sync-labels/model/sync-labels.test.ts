import { createMemoryStorage, type SyncReport } from '@haixuan/label-editor'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $token, $user, type User } from '#shared/session'
import { $syncState, labelEdited, noticeOf, runSyncFx, syncWanted } from './sync-labels.ts'

const REPORT: SyncReport = { pushed: 1, pulled: 0, removed: 0, copies: [], refused: [] }
const storage = { storage: createMemoryStorage(), owner: 'me' }

function scopeWith(run: () => Promise<SyncReport | null>, user: Partial<User> | null = { id: 'me' }) {
  const toasts = { warning: vi.fn() }
  const scope = fork({
    values: [
      [$user, user as User],
      [$token, 'token of me'],
      [$toasts, toasts as never],
    ],
    handlers: [[runSyncFx, run]],
  })
  return { scope, toasts }
}

test('what is wanted during a round is one more round, however often', async () => {
  let rounds = 0
  const waiting: (() => void)[] = []
  const { scope } = scopeWith(async () => {
    rounds++
    await new Promise<void>((resolve) => waiting.push(resolve))
    return REPORT
  })
  const first = allSettled(syncWanted, { scope, params: storage })
  for (let times = 0; times < 3; times++) void allSettled(syncWanted, { scope, params: storage })
  expect(scope.getState($syncState)).toBe('busy')
  waiting.shift()?.()
  await vi.waitFor(() => expect(rounds).toBe(2))
  waiting.shift()?.()
  await first
  expect(rounds).toBe(2)
  expect(scope.getState($syncState)).toBe('synced')
})

test('without an account nothing is sent; an account that is not reached is said', async () => {
  const run = vi.fn(async () => REPORT)
  const { scope } = scopeWith(run, null)
  await allSettled(syncWanted, { scope, params: storage })
  expect(run).not.toHaveBeenCalled()
  expect(scope.getState($syncState)).toBe('local')

  const failing = scopeWith(() => Promise.reject(new Error('offline')))
  await allSettled(syncWanted, { scope: failing.scope, params: storage })
  expect(failing.scope.getState($syncState)).toBe('late')
})

test('a round is of one person: with their token, and never for labels of another', async () => {
  const run = vi.fn(async () => REPORT)
  const { scope } = scopeWith(run)
  await allSettled(syncWanted, { scope, params: { ...storage, owner: 'somebody else' } })
  expect(run).not.toHaveBeenCalled()
  await allSettled(syncWanted, { scope, params: storage })
  expect(run.mock.calls).toEqual([[{ ...storage, token: 'token of me' }]])
  expect(scope.getState($syncState)).toBe('synced')
  // The next person has saved nothing yet.
  await allSettled($user, { scope, params: { id: 'next' } as User })
  expect(scope.getState($syncState)).toBe('local')
})

test('copies and refusals are told, what went well is not', async () => {
  expect(noticeOf(REPORT)).toBeNull()
  expect(noticeOf({ ...REPORT, copies: ['甲（冲突副本）', '乙（冲突副本）'] })).toBe(
    '标签在别处也改过，本机的改动已另存为“甲（冲突副本）”“乙（冲突副本）”',
  )
  const refused = [{ name: '大图', why: '请求内容超过 4 MiB，请减少内容或分批提交' }]
  const { scope, toasts } = scopeWith(async () => ({ ...REPORT, refused }))
  await allSettled(syncWanted, { scope, params: storage })
  expect(scope.getState($syncState)).toBe('partly')
  expect(toasts.warning.mock.calls[0]?.[0]).toBe(
    '“大图”没有保存到账号，仍在本机：请求内容超过 4 MiB，请减少内容或分批提交',
  )
})

test('what was edited since a round began is not said to be in the account', async () => {
  const waiting: (() => void)[] = []
  const { scope } = scopeWith(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return REPORT
  })
  const round = allSettled(syncWanted, { scope, params: storage })
  void allSettled(labelEdited, { scope })
  expect(scope.getState($syncState)).toBe('busy')
  waiting.shift()?.()
  await round
  expect(scope.getState($syncState)).toBe('behind')
  const next = allSettled(syncWanted, { scope, params: storage })
  waiting.shift()?.()
  await next
  expect(scope.getState($syncState)).toBe('synced')
  await allSettled(labelEdited, { scope })
  expect(scope.getState($syncState)).toBe('behind')
})

test.each([
  ['is free', true, 'late'],
  ['is held by another window', false, 'synced'],
])('one window of the browser synchronises at a time: the lock %s', async (_, isFree, state) => {
  const opened = vi.fn(() => {
    throw new Error('no database')
  })
  const request = vi.fn((_name: string, _how: object, run: (lock: object | null) => unknown) =>
    Promise.resolve().then(() => run(isFree ? {} : null)),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('indexedDB', { open: opened })
  onTestFinished(() => void vi.unstubAllGlobals())
  const scope = fork({
    values: [
      [$user, { id: 'me' } as User],
      [$token, 'token of me'],
    ],
  })
  await allSettled(syncWanted, { scope, params: storage })
  expect(request.mock.calls.map(([name, how]) => [name, how])).toEqual([
    ['haixuan-label-sync', { ifAvailable: true }],
  ])
  expect([opened.mock.calls.length, scope.getState($syncState)]).toEqual([isFree ? 1 : 0, state])
})

test('a browser without locks synchronises in every window', async () => {
  const opened = vi.fn(() => {
    throw new Error('no database')
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('indexedDB', { open: opened })
  onTestFinished(() => void vi.unstubAllGlobals())
  await allSettled(runSyncFx, { scope: fork(), params: { ...storage, token: 't' } })
  expect(opened).toHaveBeenCalledOnce()
})

test('an edit by a visitor is not said to be behind: it is in no account', async () => {
  const scope = fork()
  await allSettled(labelEdited, { scope })
  expect(scope.getState($syncState)).toBe('local')
})

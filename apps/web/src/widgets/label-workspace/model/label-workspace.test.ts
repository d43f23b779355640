import { createLabelStore, createMemoryStorage, newDocument, setHeader } from '@haixuan/label-editor'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $token, $user, type User } from '#shared/session'
import {
  $labelName,
  $labelOwner,
  $workspace,
  labelChanged,
  labelOpened,
  mirrorWorkspace,
  openWorkspaceFx,
  type Workspace,
  workspaceOutdated,
  workspaceRequested,
} from './label-workspace.ts'

const makeWorkspace = (owner = 'me'): Workspace => ({
  owner,
  store: createLabelStore(newDocument(() => crypto.randomUUID())),
  storage: createMemoryStorage(),
  revision: 0,
  isKept: true,
})

it('opens one workspace, however often it is asked for', async () => {
  const open = vi.fn(async () => makeWorkspace())
  const scope = fork({ handlers: [[openWorkspaceFx, open]] })
  const wanted = () => allSettled(workspaceRequested, { scope, params: 'me' })
  await Promise.all([wanted(), wanted()])
  await wanted()
  expect(open).toHaveBeenCalledTimes(1)
  expect(scope.getState($workspace)).not.toBeNull()
})

it('opens another workspace for another person, who may come while the first is opened', async () => {
  const open = vi.fn(async (owner: string) => makeWorkspace(owner))
  const scope = fork({ handlers: [[openWorkspaceFx, open]] })
  await Promise.all(['', 'me', 'next'].map((params) => allSettled(workspaceRequested, { scope, params })))
  expect(scope.getState($workspace)?.owner).toBe('next')
  await allSettled(workspaceRequested, { scope, params: '' })
  expect(scope.getState($workspace)?.owner).toBe('')
  await allSettled(workspaceOutdated, { scope })
  expect(open.mock.calls).toEqual([[''], ['next'], [''], ['']])
})

it('knows whose labels are shown only when the server has said who holds the token', () => {
  const owner = (token: string | null, user: { id: string } | null) =>
    fork({
      values: [
        [$token, token],
        [$user, user as User],
      ],
    }).getState($labelOwner)
  expect(owner(null, null)).toBe('')
  expect(owner('token', null)).toBeNull()
  expect(owner('token', { id: 'me' })).toBe('me')
})

it('mirrors the name of the open label, and only when it changes', async () => {
  const scope = fork()
  const workspace = makeWorkspace()
  const heard = vi.fn()
  const stopListening = labelChanged.watch(heard)
  const stop = mirrorWorkspace(workspace, scope)
  workspace.store.run('改名', setHeader({ name: '夏季合规' }))
  workspace.store.run('打印机', setHeader({ dpi: 300 }))
  await allSettled(scope)
  expect(scope.getState($labelName)).toBe('夏季合规')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  stopListening()
  workspace.store.run('改名', setHeader({ name: '冬季' }))
  await allSettled(scope)
  expect(scope.getState($labelName)).toBe('夏季合规')
})

it.each([
  ['me', 'me'],
  [null, ''],
])('the label that is open is remembered as one of %j', async (owner, told) => {
  const setItem = vi.fn()
  for (const storage of ['sessionStorage', 'localStorage']) vi.stubGlobal(storage, { setItem })
  vi.stubGlobal('navigator', {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const scope = fork({ values: [[$workspace, owner === null ? null : makeWorkspace(owner)]] })
  await allSettled(labelOpened, { scope, params: 'l1' })
  const keys = setItem.mock.calls.map(([key, id]) => [key.endsWith(told), key.includes('me'), id])
  expect(keys).toEqual(Array(2).fill([true, told === 'me', 'l1']))
})

it.each([
  [true, []],
  [false, [['浏览器不允许保存数据，关闭页面后标签会丢失，请在“文件”里导出']]],
])('whether labels outlive the window is %s: %j', async (isKept, said) => {
  const warning = vi.fn()
  const scope = fork({
    values: [[$toasts, { warning } as never]],
    handlers: [[openWorkspaceFx, () => ({ ...makeWorkspace(), isKept })]],
  })
  await allSettled(workspaceRequested, { scope, params: 'me' })
  expect(warning.mock.calls.map(([text]) => [text])).toEqual(said)
})

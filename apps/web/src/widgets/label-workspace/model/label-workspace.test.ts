import { createLabelStore, createMemoryStorage, newDocument, setHeader } from '@haixuan/label-editor'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $token, $user, type User } from '#shared/session'
import {
  $labelName,
  $labelOwner,
  $workspace,
  labelChanged,
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

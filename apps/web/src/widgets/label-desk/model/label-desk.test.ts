import { createLabelStore, createMemoryStorage, newDocument, setHeader } from '@haixuan/label-editor'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $token, $user, type User } from '#shared/session'
import {
  $desk,
  $labelName,
  $labelOwner,
  type Desk,
  deskOutdated,
  deskWanted,
  labelChanged,
  mirrorDesk,
  openDeskFx,
} from './label-desk.ts'

const makeDesk = (owner = 'me'): Desk => ({
  owner,
  store: createLabelStore(newDocument(() => crypto.randomUUID())),
  storage: createMemoryStorage(),
  revision: 0,
  isKept: true,
})

it('opens one desk, however often it is asked for', async () => {
  const open = vi.fn(async () => makeDesk())
  const scope = fork({ handlers: [[openDeskFx, open]] })
  const wanted = () => allSettled(deskWanted, { scope, params: 'me' })
  await Promise.all([wanted(), wanted()])
  await wanted()
  expect(open).toHaveBeenCalledTimes(1)
  expect(scope.getState($desk)).not.toBeNull()
})

it('opens another desk for another person, who may come while the first is opened', async () => {
  const open = vi.fn(async (owner: string) => makeDesk(owner))
  const scope = fork({ handlers: [[openDeskFx, open]] })
  await Promise.all(['', 'me', 'next'].map((params) => allSettled(deskWanted, { scope, params })))
  expect(scope.getState($desk)?.owner).toBe('next')
  await allSettled(deskWanted, { scope, params: '' })
  expect(scope.getState($desk)?.owner).toBe('')
  await allSettled(deskOutdated, { scope })
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
  const desk = makeDesk()
  const heard = vi.fn()
  const stopListening = labelChanged.watch(heard)
  const stop = mirrorDesk(desk, scope)
  desk.store.run('改名', setHeader({ name: '夏季合规' }))
  desk.store.run('打印机', setHeader({ dpi: 300 }))
  await allSettled(scope)
  expect(scope.getState($labelName)).toBe('夏季合规')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  stopListening()
  desk.store.run('改名', setHeader({ name: '冬季' }))
  await allSettled(scope)
  expect(scope.getState($labelName)).toBe('夏季合规')
})

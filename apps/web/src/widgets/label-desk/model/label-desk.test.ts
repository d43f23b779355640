import { createLabelStore, createMemoryShelf, newDocument, setHeader } from '@haixuan/label-editor'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import {
  $desk,
  $labelName,
  type Desk,
  deskWanted,
  labelChanged,
  mirrorDesk,
  openDeskFx,
} from './label-desk.ts'

const makeDesk = (): Desk => ({
  store: createLabelStore(newDocument(() => crypto.randomUUID())),
  shelf: createMemoryShelf(),
  revision: 0,
  isKept: true,
})

it('opens one desk, however often it is asked for', async () => {
  const open = vi.fn(async () => makeDesk())
  const scope = fork({ handlers: [[openDeskFx, open]] })
  await Promise.all([allSettled(deskWanted, { scope }), allSettled(deskWanted, { scope })])
  await allSettled(deskWanted, { scope })
  expect(open).toHaveBeenCalledTimes(1)
  expect(scope.getState($desk)).not.toBeNull()
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

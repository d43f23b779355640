import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#shared/api'
import { $token, personLeft } from '#shared/session'
import { $contacts, $isRevealing, contactWanted, revealFx } from './reveal-contact.ts'

const contact = { email: 'a@b.example', links: [], publishedAt: null, used: 1, limit: 5 } as never

it('shows a contact to who asked for it, and nothing of it to the next person', async () => {
  const scope = fork({ values: [[$token, 'first']], handlers: [[revealFx, () => contact]] })
  await allSettled(contactWanted, { scope, params: 'lamp' })
  expect(scope.getState($contacts)).toEqual({ lamp: contact })
  await allSettled(personLeft, { scope })
  expect(scope.getState($contacts)).toEqual({})
})

it('an answer that comes after the person has left is dropped', async () => {
  let answer: (value: never) => void = () => undefined
  const asked = new Promise<never>((resolve) => {
    answer = resolve
  })
  const scope = fork({ values: [[$token, 'first']], handlers: [[revealFx, () => asked]] })
  const settled = allSettled(contactWanted, { scope, params: 'lamp' })
  const next = allSettled($token, { scope, params: 'second' })
  answer(contact)
  await Promise.all([settled, next])
  expect(scope.getState($contacts)).toEqual({})
})

it('a refusal shows nothing, and the same contact can be asked for again', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(contact)
  const scope = fork({ handlers: [[revealFx, asked]] })
  await allSettled(contactWanted, { scope, params: 'lamp' })
  expect([scope.getState($contacts), scope.getState($isRevealing)]).toEqual([{}, false])
  await allSettled(contactWanted, { scope, params: 'lamp' })
  expect(scope.getState($contacts)).toEqual({ lamp: contact })
})

it('one contact is asked for at a time: each counts against the quota', async () => {
  let answer: (value: never) => void = () => undefined
  const asked = vi.fn(() => new Promise<never>((resolve) => (answer = resolve)))
  const scope = fork({ handlers: [[revealFx, asked]] })
  const first = allSettled(contactWanted, { scope, params: 'lamp' })
  const second = allSettled(contactWanted, { scope, params: 'desk' })
  expect(scope.getState($isRevealing)).toBe(true)
  answer(contact)
  await Promise.all([first, second])
  expect(asked).toHaveBeenCalledOnce()
})

it('a contact is asked for by its handle, and a second one stays beside the first', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(contact)
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await allSettled(contactWanted, { scope, params: 'lamp' })
  await allSettled(contactWanted, { scope, params: 'desk' })
  expect(call.mock.calls).toEqual(
    ['lamp', 'desk'].map((id) => ['revealCreatorContact', { path: { marketplace: 'tiktok', id } }]),
  )
  expect(scope.getState($contacts)).toEqual({ lamp: contact, desk: contact })
})

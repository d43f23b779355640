import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $token, personLeft } from '#shared/session'
import { $contacts, contactWanted, revealFx } from './reveal-contact.ts'

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

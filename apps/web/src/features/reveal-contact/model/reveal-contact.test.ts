import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { $contacts, $isRevealing, contactWanted } from './reveal-contact.ts'

afterEach(() => void vi.restoreAllMocks())

const contact = { email: 'a@example.com', links: [], from: '主页' }

test('a contact is asked for once however often it is pressed: each one costs quota', async () => {
  let answer: (value: unknown) => void = () => {}
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise((resolve) => (answer = resolve)) as never)
  const scope = fork()
  const first = allSettled(contactWanted, { scope, params: 'maker' })
  void allSettled(contactWanted, { scope, params: 'maker' })
  void allSettled(contactWanted, { scope, params: 'other' })
  expect(scope.getState($isRevealing)).toBe(true)
  expect(call.mock.calls).toEqual([
    ['revealCreatorContact', { path: { marketplace: 'tiktok', id: 'maker' } }],
  ])
  answer(contact)
  await first
  expect(scope.getState($contacts)).toEqual({ maker: contact })
  expect(scope.getState($isRevealing)).toBe(false)
})

test('a refusal shows nothing, loses nothing and lets the next try through', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValueOnce(new Error('今日次数已用完') as never)
  const scope = fork({ values: [[$contacts, { maker: contact } as never]] })
  await allSettled(contactWanted, { scope, params: 'other' })
  expect(scope.getState($contacts)).toEqual({ maker: contact })
  call.mockResolvedValueOnce(contact as never)
  await allSettled(contactWanted, { scope, params: 'other' })
  expect(Object.keys(scope.getState($contacts))).toEqual(['maker', 'other'])
})

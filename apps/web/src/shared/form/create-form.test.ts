import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, createEffect, createStore, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { createForm } from './create-form.ts'

interface Wish {
  name: string
  secret: string
}

const sendFx = createEffect<Wish, string, Error>()
const $least = createStore(2)
const form = createForm({
  initial: { name: '', secret: '' },
  source: $least,
  faults: ({ name }, least) => ({ name: name.length < least ? '名称太短' : undefined }),
  submit: sendFx,
  reasons: { taken: 'name' },
})

const failure = (status: number, reason: string, path?: string) =>
  new HaixuanError({
    ...{ code: -1, status, reason, message: '整句' },
    ...(path === undefined ? {} : { fields: [{ path, message: '这里不对' }] }),
  })

/** An open form, and a server that answers when it is let. */
async function begin(start: Partial<Wish> = { name: '水壶' }) {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const sent = vi.fn((_: Wish) => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })))
  const scope = fork({ handlers: [[sendFx, sent]] })
  await allSettled(form.opened, { scope, params: start })
  const submit = () => void allSettled(form.submitted, { scope })
  const reply = (result: string | Error, which: number) =>
    result instanceof Error ? answers[which]?.reject(result) : answers[which]?.resolve(result)
  const answer = async (result: string | Error) => {
    reply(result, answers.length - 1)
    await allSettled(scope)
  }
  const state = () => ({
    values: scope.getState(form.$values),
    errors: scope.getState(form.$errors),
    isPending: scope.getState(form.$isPending),
    done: scope.getState(form.$done),
  })
  return { scope, sent, submit, reply, answer, state }
}

it('begins with what it is given beside the empty values, and holds nothing once it is closed', async () => {
  const { scope, state } = await begin()
  expect(state().values).toEqual({ name: '水壶', secret: '' })
  await allSettled(form.changed, { scope, params: { secret: 'abc' } })
  expect(state().values).toEqual({ name: '水壶', secret: 'abc' })
  await allSettled(form.closed, { scope })
  expect(state()).toEqual({ values: null, errors: {}, isPending: false, done: null })
  await allSettled(form.opened, { scope, params: {} })
  expect(state().values).toEqual({ name: '', secret: '' })
})

it('a closed form takes no value and sends nothing', async () => {
  const { scope, sent, submit, state } = await begin()
  await allSettled(form.closed, { scope })
  await allSettled(form.changed, { scope, params: { name: '水壶' } })
  submit()
  expect([state().values, sent.mock.calls]).toEqual([null, []])
})

it('what was wrong is forgotten when the form is closed, opened anew, and when the server takes it', async () => {
  const { scope, submit, answer, state } = await begin({ name: '水' })
  submit()
  expect(state().errors).toEqual({ name: '名称太短' })
  await allSettled(form.closed, { scope })
  expect(state().errors).toEqual({})
  await allSettled(form.opened, { scope, params: { name: '水' } })
  submit()
  await allSettled(form.opened, { scope, params: { name: '水壶' } })
  expect(state().errors).toEqual({})
  submit()
  await answer('made')
  expect(state().errors).toEqual({})
})

it.each([
  ['水', { name: '名称太短' }, 0],
  ['水壶', {}, 1],
])('what the rules refuse is said at its field and not sent: %s', async (name, errors, times) => {
  const { sent, submit, state } = await begin({ name })
  submit()
  expect([state().errors, sent.mock.calls.length]).toEqual([errors, times])
})

it('the rules see what is known beside the values', async () => {
  const sent = vi.fn(() => 'ok')
  const scope = fork({ values: [[$least, 3]], handlers: [[sendFx, sent]] })
  await allSettled(form.opened, { scope, params: { name: '水壶' } })
  await allSettled(form.submitted, { scope })
  expect(scope.getState(form.$errors)).toEqual({ name: '名称太短' })
  expect(sent).not.toHaveBeenCalled()
})

it('a second press while the first is under way sends nothing; after the answer it does', async () => {
  const { sent, submit, answer, state } = await begin()
  submit()
  submit()
  expect([sent.mock.calls.length, state().isPending]).toEqual([1, true])
  await answer('one')
  expect(state().isPending).toBe(false)
  submit()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('an answer is told until the form changes again, and clears what was wrong', async () => {
  const { scope, submit, answer, state } = await begin()
  submit()
  await answer(failure(409, 'full'))
  submit()
  await answer('made')
  expect(state()).toMatchObject({ errors: {}, isPending: false, done: { result: 'made' } })
  await allSettled(form.changed, { scope, params: { name: '茶壶' } })
  expect(state().done).toBeNull()
})

it.each<[string, Error, object]>([
  ['a field of the form', failure(400, 'bad_body', 'body.name'), { name: '这里不对' }],
  ['a part of a field', failure(400, 'bad_body', 'body.name.zh'), { name: '这里不对' }],
  ['a name that is the end of another path', failure(400, 'bad_body', 'body.shop.name'), { '': '整句' }],
  ['a field that the form has not', failure(400, 'bad_body', 'body.colour'), { '': '整句' }],
  ['a reason of a field', failure(409, 'taken'), { name: '整句' }],
  ['no field', failure(0, 'network'), { '': '整句' }],
  ['the end of the session', failure(401, 'sign_in_required'), {}],
  ['an error of the browser', new Error('图片读不出来'), { '': '图片读不出来' }],
])('a failure is said where it belongs, and nothing typed is lost: %s', async (_, error, errors) => {
  const { submit, answer, state } = await begin()
  submit()
  await answer(error)
  expect(state()).toEqual({ values: { name: '水壶', secret: '' }, errors, isPending: false, done: null })
})

it.each<[string, string | Error]>([
  ['an answer', 'late'],
  ['a failure', failure(409, 'full')],
])('%s that comes after the form was opened anew changes nothing of it', async (_, late) => {
  const { scope, submit, reply, answer, state, sent } = await begin()
  submit()
  void allSettled(form.closed, { scope })
  void allSettled(form.opened, { scope, params: { name: '水壶' } })
  expect(state()).toMatchObject({ isPending: false, errors: {} })
  submit()
  expect([sent.mock.calls.length, state().isPending]).toEqual([2, true])
  const before = state()
  reply(late, 0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(state()).toEqual(before)
  await answer('own')
  expect(state()).toMatchObject({ isPending: false, done: { result: 'own' } })
})

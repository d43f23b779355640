import { allSettled, fork } from 'effector'
import { beforeEach, expect, it } from 'vitest'
import { $keptHead, headKept, readKeptHead } from './finance-default.ts'

beforeEach(() => localStorage.clear())

it('what is kept is read back on the next visit, the month never', async () => {
  const scope = fork()
  const head = { store: 'a,b', currency: 'USD' }
  await allSettled(headKept, { scope, params: head })
  expect(scope.getState($keptHead)).toEqual(head)
  expect(readKeptHead(localStorage)).toEqual(head)
})

it.each(['', 'null', '[1]', '{"month":"2026-10","store":7,"mode":""}', 'no json'])(
  'kept text %s asks for nothing',
  (text) => {
    localStorage.setItem('haixuan.finance-head', text)
    expect(readKeptHead(localStorage)).toEqual({})
  },
)

it('a browser that refuses to read is none', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(readKeptHead({ getItem: refuse })).toEqual({})
})

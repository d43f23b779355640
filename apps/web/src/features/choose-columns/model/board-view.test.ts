import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBoardViews, writeBoardViews } from '../lib/stored-views.ts'
import { $boardViews, columnsChanged, columnsReset, keepViewsFx } from './board-view.ts'

test('each board keeps its own view and gives it back on reset', async () => {
  const kept: unknown[] = []
  const scope = fork({
    values: [[$boardViews, {}]],
    handlers: [[keepViewsFx, (value: unknown) => kept.push(value)]],
  })
  await allSettled(columnsChanged, { scope, params: { path: '/temu/home', view: { hidden: ['shop'] } } })
  await allSettled(columnsChanged, { scope, params: { path: '/shein', view: { widths: { goods: 300 } } } })
  await allSettled(columnsReset, { scope, params: '/temu/home' })
  expect(scope.getState($boardViews)).toEqual({ '/shein': { widths: { goods: 300 } } })
  expect(kept.at(-1)).toEqual({ '/shein': { widths: { goods: 300 } } })
})

test('what was written is read again; nonsense and a forbidden storage are survived', () => {
  let text: string | null = null
  const storage = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value
    },
  }
  const kept = { '/shein': { order: ['a'], left: [], widths: { a: 90 } } }
  writeBoardViews(storage, kept)
  expect(readBoardViews(storage)).toEqual(kept)
  text = '{"/x":{"order":[1],"widths":{"a":-1},"hidden":["b"]},"/y":7}'
  expect(readBoardViews(storage)).toEqual({ '/x': { hidden: ['b'] }, '/y': {} })
  text = '{{'
  expect(readBoardViews(storage)).toEqual({})
  const forbidden = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(readBoardViews(forbidden)).toEqual({})
  expect(() => writeBoardViews(forbidden, kept)).not.toThrow()
})

test('a change is kept in this browser, beside what was changed on other boards', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  onTestFinished(() => void vi.unstubAllGlobals())
  const scope = fork({ values: [[$boardViews, { '/shein': { hidden: ['shop'] } }]] })
  await allSettled(columnsChanged, { scope, params: { path: '/temu/home', view: { order: ['goods'] } } })
  const kept = '{"/shein":{"hidden":["shop"]},"/temu/home":{"order":["goods"]}}'
  expect(setItem.mock.calls).toEqual([[expect.any(String), kept]])
})

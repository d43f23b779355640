import { expect, it } from 'vitest'
import { newDocument, newText } from '../document/new-document.ts'
import { markFresh, takeFresh } from './fresh-texts.ts'
import { createLabelStore } from './label-store.ts'

let last = 0
const open = () => createLabelStore(newDocument(() => `id${++last}`))

it('a text is fresh until it is edited first, whatever its words are', () => {
  const store = open()
  const text = newText('t1', 'Text')
  expect(takeFresh(store, text)).toBe(false)
  markFresh(store, text)
  expect(takeFresh(store, text)).toBe(true)
  expect(takeFresh(store, text)).toBe(false)
})

it('the words of the tool, typed by a user, are the words of the user', () => {
  expect(takeFresh(open(), newText('t1'))).toBe(false)
})

it('a text that was changed in another way is not fresh', () => {
  const store = open()
  markFresh(store, newText('t1'))
  expect(takeFresh(store, newText('t1', '棉质收纳篮'))).toBe(false)
})

it('one label knows nothing of the texts of another', () => {
  const [one, other] = [open(), open()]
  markFresh(one, newText('t1'))
  expect(takeFresh(other, newText('t1'))).toBe(false)
})

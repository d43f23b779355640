import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import { newBarcode, newDocument, newImage, newText } from '../document/new-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { contextMenu } from './context-menu.ts'
import type { Desk } from './desk.ts'

const desk = (chosen: readonly string[], ...elements: LabelElement[]) => {
  const store = createLabelStore(addElements('page', elements)(newDocument(() => 'page')))
  store.select(chosen)
  return { store, canvas: null, allows: () => true } as unknown as Desk
}
const lines = (at: Desk) => contextMenu(at).flat()
const line = (at: Desk, id: string) => lines(at).find((entry) => entry.id === id)

test('on an element the menu cuts, copies, orders, aligns, locks, hides and removes it', () => {
  const at = desk(['b'], newBarcode('b'))
  expect(lines(at).map(({ id }) => id)).toEqual([
    ...['cut', 'copy', 'paste', 'duplicate'],
    ...['layer-order', 'align'],
    ...['group', 'ungroup', 'lock', 'hide'],
    'delete',
  ])
  expect(line(at, 'group')?.disabled).toBe(true)
  expect(line(at, 'delete')).toMatchObject({ danger: true, disabled: false })
})

test('two elements can be grouped; words can be edited and pictures cut', () => {
  expect(line(desk(['a', 'b'], newText('a'), newText('b')), 'group')?.disabled).toBe(false)
  expect(line(desk(['a'], newText('a')), 'edit-text')?.disabled).toBe(false)
  expect(line(desk(['a'], newText('a')), 'crop')).toBeUndefined()
  expect(line(desk(['i'], newImage('i', 'p', 900, 900)), 'edit-text')).toBeUndefined()
})

test('on the label itself the menu is about the label', () => {
  expect(lines(desk([])).map(({ id }) => id)).toEqual([
    ...['paste', 'paste-in-place', 'select-all'],
    ...['fit', 'actual-size', 'toggle-grid', 'toggle-snapping'],
    ...['page-size', 'check', 'shortcuts'],
  ])
})

test('every line has words, and the keys of the browser are written beside it', () => {
  for (const at of [desk([]), desk(['b'], newBarcode('b'))])
    for (const { label } of lines(at)) expect(label).not.toBe('')
  expect(line(desk(['b'], newBarcode('b')), 'copy')?.shortcut).toMatch(/C$/)
})

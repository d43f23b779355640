import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import { newBarcode, newDocument, newImage, newText } from '../document/new-document.ts'
import { createLabelStore } from '../editor/label-store.ts'
import { contextMenu } from './context-menu.ts'
import type { Editor } from './editor.ts'
import { plainEditor } from './plain-editor.fixture.ts'

const editor = (chosen: readonly string[], ...elements: LabelElement[]) => {
  const store = createLabelStore(addElements('page', elements)(newDocument(() => 'page')))
  store.select(chosen)
  return plainEditor(store)
}
const lines = (at: Editor) => contextMenu(at).flat()
const line = (at: Editor, id: string) => lines(at).find((entry) => entry.id === id)

test('on an element the menu cuts, copies, orders, aligns, locks, hides and removes it', () => {
  const at = editor(['b'], newBarcode('b'))
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
  expect(line(editor(['a', 'b'], newText('a'), newText('b')), 'group')?.disabled).toBe(false)
  expect(line(editor(['a'], newText('a')), 'edit-text')?.disabled).toBe(false)
  expect(line(editor(['a'], newText('a')), 'crop')).toBeUndefined()
  expect(line(editor(['i'], newImage('i', 'p', 900, 900)), 'edit-text')).toBeUndefined()
})

test('on the label itself the menu is about the label', () => {
  expect(lines(editor([])).map(({ id }) => id)).toEqual([
    ...['paste', 'paste-in-place', 'select-all'],
    ...['fit', 'actual-size', 'toggle-grid', 'toggle-snapping'],
    ...['page-size', 'check', 'shortcuts'],
  ])
})

test('every line has words, and the keys of the browser are written beside it', () => {
  for (const at of [editor([]), editor(['b'], newBarcode('b'))])
    for (const { label } of lines(at)) expect(label).not.toBe('')
  expect(line(editor(['b'], newBarcode('b')), 'copy')?.shortcut).toMatch(/C$/)
})

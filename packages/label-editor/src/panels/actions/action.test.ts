import { expect, test } from 'vitest'
import { isShortcut, shortcutText } from './action.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent

test.each([
  ['Ctrl+Z', press('z', { ctrlKey: true }), true],
  ['Ctrl+Z', press('z', { metaKey: true }), true],
  ['Ctrl+Z', press('Z', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
  ['ArrowLeft', press('ArrowLeft', { shiftKey: true }), false],
  ['Shift+ArrowLeft', press('ArrowLeft', { shiftKey: true }), true],
  ['?', press('?', { shiftKey: true }), true],
  ['Ctrl+Plus', press('+', { ctrlKey: true, shiftKey: true }), true],
  ['Delete', press('Delete', { altKey: true }), false],
] as const)('%s', (shortcut, event, is) => {
  expect(isShortcut(event, shortcut)).toBe(is)
})

test('shortcuts are written as the keyboard shows them', () => {
  expect(shortcutText('Ctrl+Shift+ArrowUp', false)).toBe('Ctrl Shift ↑')
  expect(shortcutText('Ctrl+Z', true)).toBe('⌘ Z')
})

import { expect, test } from 'vitest'
import { cellAfterEdit, editKey } from './edit-keys.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }
const control = { ...plain, ctrlKey: true }

test.each([
  [{ ...control, key: 'z' }, 'undo'],
  [{ ...plain, metaKey: true, key: 'z' }, 'undo'],
  [{ ...control, key: 'Z', shiftKey: true }, 'redo'],
  [{ ...control, key: 'y' }, 'redo'],
  [{ ...control, key: 'Y' }, 'redo'],
  [{ ...plain, key: 'Delete' }, 'clear'],
  [{ ...plain, key: 'Backspace' }, 'clear'],
  [{ ...control, key: 'Delete' }, 'clear'],
  [{ ...plain, key: 'z' }, null],
  [{ ...plain, key: 'y', shiftKey: true }, null],
  [{ ...control, key: 'x' }, null],
  [{ ...plain, key: 'Enter' }, null],
])('%j asks for %s', (pressed, act) => {
  expect(editKey(pressed)).toBe(act)
})

const last = { row: 9, column: 4 }

test.each([
  ['down', { row: 8, column: 2 }, { row: 9, column: 2 }],
  ['down', { row: 9, column: 2 }, { row: 9, column: 2 }],
  ['right', { row: 3, column: 3 }, { row: 3, column: 4 }],
  ['right', { row: 3, column: 4 }, { row: 3, column: 4 }],
  ['left', { row: 3, column: 1 }, { row: 3, column: 0 }],
  ['left', { row: 3, column: 0 }, { row: 3, column: 0 }],
  ['stay', { row: 3, column: 3 }, null],
] as const)('an edit that is left %s at %j is followed by %j', (leave, at, next) => {
  expect(cellAfterEdit(leave, at, last)).toEqual(next)
})

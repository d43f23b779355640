import { expect, it } from 'vitest'
import { createKeyBuffer } from './key-buffer.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

function typed(...keys: string[]) {
  const buffer = createKeyBuffer()
  buffer.begin()
  const kept = keys.map((key) => buffer.press({ ...plain, key }))
  return { kept, taken: buffer.take(), buffer }
}

it('keeps what is typed, in order, with what was taken back', () => {
  expect(typed('j', 'j', 'x', 'Backspace', 'b').taken).toEqual({ text: 'jjb', isEntered: false })
  expect(typed('a', '😀', 'Backspace', 'b').taken).toEqual({ text: 'ab', isEntered: false })
  expect(typed('Backspace', '杯').taken).toEqual({ text: '杯', isEntered: false })
})

it('keeps Enter, and nothing after it', () => {
  const { kept, taken } = typed('a', 'Enter', 'b')
  expect(kept).toEqual([true, true, false])
  expect(taken).toEqual({ text: 'a', isEntered: true })
})

it('leaves keys alone that write nothing, shortcuts, and all once it was taken', () => {
  const { buffer } = typed()
  expect(buffer.press({ ...plain, key: 'a' })).toBe(false)
  buffer.begin()
  for (const key of ['Tab', 'Shift', 'F5', 'ArrowDown', 'Process'])
    expect(buffer.press({ ...plain, key })).toBe(false)
  expect(buffer.press({ ...plain, key: 'r', ctrlKey: true })).toBe(false)
  expect(buffer.press({ ...plain, key: 'a', isComposing: true })).toBe(false)
  expect(buffer.take()).toEqual({ text: '', isEntered: false })
  expect(buffer.isWaiting()).toBe(false)
})

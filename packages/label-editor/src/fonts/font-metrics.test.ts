import { expect, test } from 'vitest'
import { advanceOf, faceOf, ON_DEMAND } from './font-metrics.ts'

const code = (character: string) => character.codePointAt(0) ?? 0

test.each([...'ąćęłśźżščřžșțőűẞŸЖΩ'])(
  '%s, which Noto Sans SC lacks or draws apart, comes from Noto Sans',
  (letter) => {
    expect(faceOf(code(letter), null)).toBe('latin')
    expect(advanceOf(code(letter), 'latin', false)).toBeGreaterThan(100)
  },
)

test.each([...'海选标签，。（）！％'])('%s fills its em in Noto Sans SC', (character) => {
  expect(faceOf(code(character), null)).toBe('chinese')
  expect(advanceOf(code(character), 'chinese', true)).toBe(1000)
})

test('bold letters are wider than normal ones, and an advance is that of the font file', () => {
  expect(advanceOf(code('a'), 'latin', false)).toBe(561)
  expect(advanceOf(code('a'), 'latin', true)).toBeGreaterThan(561)
})

test('quotation marks follow the script before them', () => {
  expect(faceOf(code('”'), 'latin')).toBe('latin')
  expect(faceOf(code('”'), 'chinese')).toBe('chinese')
})

test.each([
  ['한', 'korean'],
  ['㈜', 'korean'],
  ['Ⅱ', 'korean'],
  ['鯵', 'japanese'],
  ['㍉', 'japanese'],
])('%s, which neither has, comes from a face that is fetched on demand: %s', (character, face) => {
  expect(faceOf(code(character), null)).toBe(face)
  expect(ON_DEMAND).toContain(face)
})

test.each([...'ไع😀'])('%s needs a script that is not set here: no face has it', (character) => {
  expect(faceOf(code(character), null)).toBeNull()
})

test('Devanagari is in the file of Noto Sans, but would be set wrongly: it counts as missing', () => {
  expect(faceOf(0x915, null)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines, lineWidth } from './break-lines.ts'
import { caretAt, indexAt, indexInNextLine, markedStripes } from './caret.ts'
import { fillVariables, variablesIn } from './fill-variables.ts'
import { glyphItems } from './glyph-items.ts'
import { layOutText, SMALLEST_FIT, type TextBlock } from './lay-out-text.ts'

const lines = (text: string, ems: number) =>
  breakLines(text, false, ems * 1000, 0).map(({ glyphs }) => glyphs.map((glyph) => glyph.text).join(''))

const block = (over: Partial<TextBlock>): TextBlock => ({
  text: '海选标签',
  width: 1_000,
  height: 1_000,
  fontSize: 200,
  fontWeight: 'normal',
  lineHeight: 1,
  letterSpacing: 0,
  align: 'left',
  verticalAlign: 'top',
  isVertical: false,
  autoFit: false,
  ...over,
})

test('Chinese breaks between characters, never before a full stop and never after an opening bracket', () => {
  expect(lines('本产品不适合三岁以下', 4)).toEqual(['本产品不', '适合三岁', '以下'])
  expect(lines('不适合儿童。小心', 5)).toEqual(['不适合儿', '童。小心'])
  expect(lines('型号一二（三四）', 5)).toEqual(['型号一二', '（三四）'])
})

test('Latin words stay whole, hyphens and slashes let go, and a word longer than the line is cut', () => {
  expect(lines('Made in China', 4)).toEqual(['Made in ', 'China'])
  expect(lines('non-toxic', 3)).toEqual(['non-', 'toxic'])
  expect(lines('Nichtraucherschutz', 4).join('')).toBe('Nichtraucherschutz')
  expect(lines('Nichtraucherschutz', 4).length).toBeGreaterThan(1)
})

test('no line is wider than its room, and the lines hold the whole text in order', () => {
  const character = fc.constantFrom(...'海选标签，。（）ab cdefg-ą ŚWarning1234')
  fc.assert(
    fc.property(
      fc.array(character, { maxLength: 60 }),
      fc.integer({ min: 2, max: 20 }),
      (characters, ems) => {
        const text = characters.join('')
        const broken = breakLines(text, false, ems * 1000, 0)
        expect(broken.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)).join('')).toBe(text)
        for (const line of broken) expect(lineWidth(line, 0)).toBeLessThanOrEqual(ems * 1000)
      },
    ),
    { numRuns: 500 },
  )
})

test('random blocks never break the layout: every glyph is somewhere, every caret in the box of a line', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 0, max: 8_000 }),
      fc.integer({ min: 0, max: 8_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.boolean(),
      fc.boolean(),
      (text, width, height, fontSize, isVertical, autoFit) => {
        const layout = layOutText(block({ text, width, height, fontSize, isVertical, autoFit }))
        expect(layout.fontSize).toBeLessThanOrEqual(fontSize)
        for (const line of layout.lines) {
          for (const { x, y } of line.glyphs) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
        }
        const caret = caretAt(layout, text.length, isVertical)
        expect(Number.isFinite(caret.x) && Number.isFinite(caret.y)).toBe(true)
        expect(indexAt(layout, { x: width, y: height }, isVertical)).toBeLessThanOrEqual(text.length)
        glyphItems(layout, { isBold: false, spacing: 0, ink: '#000000', isVertical })
      },
    ),
    { numRuns: 500 },
  )
})

test('text made to fit fits, is as large as it can be, and is never smaller than 1 mm', () => {
  const fits = layOutText(block({ text: '不适合三岁以下儿童使用', width: 1_000, height: 400, autoFit: true }))
  expect(fits.isOverflowing).toBe(false)
  expect(fits.fontSize).toBeLessThan(200)
  const one = layOutText(
    block({ text: '不适合三岁以下儿童使用', width: 1_000, height: 400, fontSize: fits.fontSize + 1 }),
  )
  expect(one.isOverflowing).toBe(true)
  const tiny = layOutText(block({ text: '长'.repeat(900), width: 300, height: 300, autoFit: true }))
  expect(tiny.fontSize).toBe(SMALLEST_FIT)
  expect(tiny.isOverflowing).toBe(true)
})

test('letters are as far apart, and lines as far down, as they are asked to', () => {
  const starts = (over: Partial<TextBlock>) =>
    layOutText(block({ text: '海选\n标签', width: 2_000, ...over })).lines.flatMap(({ glyphs }) =>
      glyphs.map(({ x, y }) => [x, y]),
    )
  const plain = starts({})
  const spaced = starts({ letterSpacing: 50 })
  const tall = starts({ lineHeight: 1.5 })
  const at = (of: number[][], glyph: number, axis: number) => of[glyph]?.[axis] ?? Number.NaN
  expect(at(spaced, 1, 0) - at(spaced, 0, 0)).toBeCloseTo(at(plain, 1, 0) - at(plain, 0, 0) + 50, 3)
  expect(at(tall, 2, 1) - at(tall, 0, 1)).toBeCloseTo((at(plain, 2, 1) - at(plain, 0, 1)) * 1.5, 3)
})

test('alignment places lines in the box', () => {
  const [right] = layOutText(block({ align: 'right', text: '海选' })).lines
  expect(right).toMatchObject({ x: 600, width: 400 })
  const [middle] = layOutText(block({ verticalAlign: 'middle', text: '海选' })).lines
  expect(middle).toMatchObject({ y: 400, height: 200 })
})

test('vertical text runs down columns from the right; Latin letters are on their side', () => {
  const layout = layOutText(block({ text: '海选标签AB', isVertical: true, height: 600, align: 'left' }))
  expect(layout.lines.map(({ x }) => x)).toEqual([800, 600])
  const items = glyphItems(layout, { isBold: false, spacing: 0, ink: '#000000', isVertical: true })
  expect(items.find((item) => item.kind === 'glyphs' && item.text === 'AB')).toMatchObject({ isTurned: true })
})

test('a character that no face has is reported and drawn as a box', () => {
  const layout = layOutText(block({ text: '海😀' }))
  expect(layout.missing).toEqual(['😀'])
  const items = glyphItems(layout, { isBold: false, spacing: 0, ink: '#000000', isVertical: false })
  expect(items.map(({ kind }) => kind)).toEqual(['glyphs', 'path'])
})

test('the caret finds the place it was drawn at, and goes straight up and down', () => {
  const layout = layOutText(block({ text: '海选标签不适合三岁' }))
  for (const index of [0, 1, 3, 5, 8, 9]) {
    const caret = caretAt(layout, index, false)
    expect(indexAt(layout, { x: caret.x, y: caret.y + 1 }, false)).toBe(index)
  }
  expect(indexInNextLine(layout, 2, 1, false)).toBe(7)
  expect(indexInNextLine(layout, 7, -1, false)).toBe(2)
  expect(markedStripes(layout, 3, 7, false)).toHaveLength(2)
})

test('variables are filled; a field without a value stays as it is written', () => {
  const context = {
    dpi: 203 as const,
    pageNumber: 2,
    pageCount: 3,
    now: new Date(2026, 10, 21).getTime(),
    record: { sku: 'A-1', '#serial': '4' },
    left: 0,
    top: 0,
    pictureSize: () => null,
  }
  const text = '{{sku}} {{ colour }} {{date|DD.MM.YYYY}} {{page}}/{{pages}} {{serial|LOT-0098X}}'
  expect(fillVariables(text, context)).toBe('A-1 {{ colour }} 21.11.2026 2/3 LOT-0102X')
  expect(variablesIn(text)).toEqual(['sku', 'colour'])
})

test('blanks of other widths are blanks, firm ones too', () => {
  const [french] = breakLines('1\u202f000\u2009kg\u00a0!', false, Number.POSITIVE_INFINITY, 0)
  expect(french?.glyphs.map(({ face }) => face)).toEqual(Array.from({ length: 10 }, () => 'latin'))
  expect(lines('12\u202f345', 3)).toEqual(['12\u00a034', '5'])
})

test('an accent that no face has is told with its letter, never dropped', () => {
  const marked = layOutText(block({ text: 'e\u0301 q\u0301 A\u0342 i\u0307\u0301', width: 9_000 }))
  expect(marked.missing).toEqual(['A\u0342', 'i\u0307\u0301'])
})

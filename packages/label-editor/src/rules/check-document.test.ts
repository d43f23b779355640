import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import {
  newBarcode,
  newDocument,
  newImage,
  newMark,
  newShape,
  newTable,
  newText,
} from '../document/new-document.ts'
import { checkDocument } from './check-document.ts'

const labelWith = (...elements: LabelElement[]) => {
  let next = 0
  return addElements('id-2', elements)(newDocument(() => `id-${++next}`))
}
const messages = (...elements: LabelElement[]) =>
  checkDocument(labelWith(...elements), null, 0).map(({ message }) => message)

test('an ordinary label has nothing to find', () => {
  expect(
    messages({ ...newText('t', 'Made in China'), x: 200, y: 200 }, { ...newBarcode('b'), x: 500, y: 1_000 }),
  ).toEqual([])
})

test('text under 1.2 mm is an error, and the offered change puts it right', () => {
  const label = labelWith({ ...newText('t'), fontSize: 100 })
  const [finding] = checkDocument(label, null, 0)
  expect(finding).toMatchObject({ level: 'error', elementId: 't' })
  expect(checkDocument(finding?.fix?.command(label) ?? label, null, 0)).toEqual([])
})

test('what hangs over the edge is found and brought back', () => {
  const label = labelWith({ ...newText('t'), x: 6_900 })
  const [finding] = checkDocument(label, null, 0)
  expect(finding?.message).toMatch(/超出标签/)
  expect(finding?.fix?.command(label).elements['t']?.x).toBe(4_000)
})

test('a wrong digit is an error with the right one; hidden elements are not looked at', () => {
  const label = labelWith(newBarcode('b', '6901234567890'))
  const [finding] = checkDocument(label, null, 0)
  expect(finding).toMatchObject({ level: 'error' })
  expect(finding?.fix?.command(label).elements['b']).toMatchObject({ value: '6901234567892' })
  expect(messages({ ...newBarcode('b', '690'), isHidden: true })).toEqual([])
})

test('text on the quiet zone of a barcode is found; a frame around it is none', () => {
  const barcode = { ...newBarcode('b'), x: 1_000, y: 1_000 }
  expect(messages(barcode, { ...newText('t'), x: 1_000, y: 1_400, width: 800 })[0]).toMatch(/静区/)
  const frame = { ...newShape('s'), x: 800, y: 800, width: 4_500, height: 1_900 }
  expect(messages(barcode, frame)).toEqual([])
})

test('a mark under its least size is an error, and the offered change makes it large enough', () => {
  const label = labelWith(newMark('m', 'ce', 400, 286))
  const [finding] = checkDocument(label, null, 0)
  expect(finding).toMatchObject({ level: 'error', elementId: 'm' })
  const mended = finding?.fix?.command(label) ?? label
  expect(mended.elements['m']?.height).toBeGreaterThanOrEqual(500)
  expect(checkDocument(mended, null, 0)).toEqual([])
})

test('a picture of too few dots is warned of, one with enough is not', () => {
  const picture = { ...newImage('i', 'p', 2_540, 2_540), x: 100, y: 100 }
  const findings = (pixels: number) => {
    const image = { id: 'p', source: 'data:image/png;base64,', width: pixels, height: pixels }
    return checkDocument({ ...labelWith(picture), images: { p: image } }, null, 0)
  }
  expect(findings(150)).toMatchObject([{ level: 'warning', elementId: 'i' }])
  expect(findings(150)[0]?.message).toContain('150 dpi')
  expect(findings(300)).toEqual([])
})

test.each([
  [202, 1],
  [203, 0],
  [204, 0],
])('a picture of %d dpi: %d warnings', (dpi, count) => {
  const picture = { ...newImage('i', 'p', 2_540, 2_540), x: 100, y: 100 }
  const image = { id: 'p', source: 'data:image/png;base64,', width: dpi, height: dpi }
  expect(checkDocument({ ...labelWith(picture), images: { p: image } }, null, 0)).toHaveLength(count)
})

test('a character that no face has is named where it is', () => {
  expect(messages({ ...newText('t', '货号 \u{1F600}'), x: 200, y: 200 }).join()).toContain('\u{1F600}')
})

test('the quiet zone of a turned barcode turns with it, around the middle of its box', () => {
  const upright = { ...newBarcode('b'), x: 1_000, y: 3_000, width: 4_600, height: 1_100, rotation: 270 }
  // The middle is at 33, 35.5 mm: turned, the symbol is between 27.8 and 38.2 mm.
  const words = { ...newText('t'), width: 700 }
  expect(messages(upright, { ...words, x: 2_000, y: 3_000 })).toEqual([])
  expect(messages(upright, { ...words, x: 3_000, y: 3_000 })[0]).toMatch(/静区/)
})

test('what data will fill is no error: barcodes, long names of fields, text that shrinks to its box', () => {
  const text = { ...newText('t', '{{productNameInAllLanguages}}'), x: 200, y: 200, width: 300, height: 200 }
  expect(
    messages(
      { ...newBarcode('b', '{{EAN}}'), format: 'ean13', x: 200, y: 1_000 },
      { ...newBarcode('c', '{{productNameInAllLanguages}}'), format: 'code128', x: 200, y: 2_500 },
      text,
      { ...text, id: 'fit', y: 500, autoFit: true },
      { ...newTable('table'), x: 200, y: 4_500, cells: [['{{productNameInAllLanguages}} {{more}}', '']] },
    ).filter((message) => !message.includes('静区')),
  ).toEqual([])
})

test('a value of a label itself is judged even beside fields that are filled by it', () => {
  expect(messages({ ...newBarcode('b', 'no{{date}}'), format: 'ean13', y: 500 })).toEqual([
    expect.stringMatching(/只能是数字/),
  ])
  expect(
    messages({ ...newText('t', 'far too long a text'), width: 300, height: 200, x: 100, y: 100 }),
  ).toEqual([expect.stringMatching(/文字超出/)])
})

test.each([
  [119, 1],
  [120, 0],
  [121, 0],
])('text of %d hundredths of a millimetre: %d errors', (fontSize, count) => {
  const text = { ...newText('t', 'A'), fontSize, x: 200, y: 200 }
  expect(checkDocument(labelWith(text), null, 0)).toHaveLength(count)
})

test('text that was made smaller to fit needs more space, and no larger size is offered', () => {
  const text = {
    ...newText('t', 'a long text'.repeat(9)),
    x: 200,
    y: 200,
    width: 900,
    height: 300,
    autoFit: true,
  }
  const [finding] = checkDocument(labelWith(text), null, 0)
  expect(finding).toMatchObject({ level: 'error', message: expect.stringContaining('放大文本框或删减文字') })
  expect(finding?.fix).toBeUndefined()
})

test.each([
  ['touches all edges', { x: 0, y: 0 }, 0, undefined],
  ['is left of the label', { x: -1, y: 0 }, 1, { x: 0, y: 0 }],
  ['is above the label', { x: 0, y: -1 }, 1, { x: 0, y: 0 }],
  ['is wider by one', { x: 0, y: 0, more: 1 }, 1, undefined],
])(
  'a frame of the size of the label that %s',
  (_, { x, y, more = 0 }: { x: number; y: number; more?: number }, count, back) => {
    const empty = labelWith()
    const { width = 0, height = 0 } = empty.pages[0] ?? {}
    const label = labelWith({ ...newShape('s'), x, y, width: width + more, height })
    const found = checkDocument(label, null, 0)
    expect(found.map(({ level }) => level)).toEqual(Array(count).fill('error'))
    const moved = found[0]?.fix?.command(label).elements['s']
    if (back) expect(moved).toMatchObject(back)
    else expect(moved).toBeUndefined()
  },
)

test.each([
  ['right', { x: 1, y: 0 }],
  ['lower', { x: 0, y: 1 }],
])('a frame that is over the %s edge by one is brought back', (_, { x, y }) => {
  const { width = 0, height = 0 } = labelWith().pages[0] ?? {}
  const label = labelWith({ ...newShape('s'), x, y, width, height })
  const [finding] = checkDocument(label, null, 0)
  expect(finding?.fix?.command(label).elements['s']).toMatchObject({ x: 0, y: 0 })
})

test('a line, an arrow or a filled shape over a barcode is found, a hollow frame is not', () => {
  const barcode = { ...newBarcode('b'), x: 1_000, y: 1_000 }
  const around = { ...newShape('s'), x: 800, y: 800, width: 4_500, height: 1_900 }
  expect(messages(barcode, around)).toEqual([])
  for (const other of [
    { ...around, shape: 'line' as const },
    { ...around, shape: 'arrow' as const },
    { ...around, isFilled: true },
  ])
    expect(messages(barcode, other)).toEqual([expect.stringMatching(/静区/)])
})

test('what blocks comes before what may pass, and text that does not fit blocks', () => {
  const picture = { ...newImage('i', 'p', 2_540, 2_540), x: 100, y: 100 }
  const image = { id: 'p', source: 'data:image/png;base64,', width: 100, height: 100 }
  const text = { ...newText('t', 'far too long a text'), width: 300, height: 200, x: 100, y: 100 }
  const found = checkDocument({ ...labelWith(picture, text), images: { p: image } }, null, 0)
  expect(found.map(({ level, elementId }) => [level, elementId])).toEqual([
    ['error', 't'],
    ['warning', 'i'],
  ])
})

test('text of a table is judged by its size too; a size is told to a hundredth of a millimetre', () => {
  const table = { ...newTable('table'), x: 200, y: 200, fontSize: 110.44 }
  expect(messages(table)[0]).toBe('字高 1.1 mm，小于 1.2 mm 会被平台驳回')
  expect(messages({ ...table, fontSize: 115.6 })[0]).toBe('字高 1.16 mm，小于 1.2 mm 会被平台驳回')
})

test('a character that no face has blocks', () => {
  const found = checkDocument(labelWith({ ...newText('t', '\u{1F600}'), x: 200, y: 200 }), null, 0)
  expect(found.map(({ level }) => level)).toEqual(['error'])
})

test('each finding of an element has an id of its own, which names it', () => {
  const low = { ...newText('t', 'far too long a text'), fontSize: 100, width: 300, height: 100, x: -1 }
  const ids = checkDocument(labelWith(low), null, 0).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => id.startsWith('t '))).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARCODE_FORMATS } from '../barcode/barcode-format.ts'
import type { ElementKind, LabelElement } from '../document/element.ts'
import { newBarcode, newDocument, newImage, newMark } from '../document/new-document.ts'
import { parseElement } from '../document/parse-element.ts'
import { pageContext } from '../layout/page-context.ts'
import { captionOf, inspectorOf, kindTitle, layoutOf, withBox } from './element-registry.ts'

const KINDS: readonly ElementKind[] = ['text', 'barcode', 'shape', 'image', 'table', 'mark', 'unknown']
const document = newDocument(() => 'id')
const contextOf = pageContext(document, 'id', 0)
const layout = (element: LabelElement) => layoutOf(element, contextOf(element))

const raw = fc.record({
  kind: fc.constantFrom(...KINDS, 'hologram'),
  x: fc.integer({ min: -9_000, max: 9_000 }),
  y: fc.integer({ min: -9_000, max: 9_000 }),
  width: fc.integer({ min: 0, max: 9_000 }),
  height: fc.integer({ min: 0, max: 9_000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
  text: fc.string({ maxLength: 30 }),
  value: fc.string({ maxLength: 20 }),
  format: fc.constantFrom(...BARCODE_FORMATS),
  fontSize: fc.integer({ min: 1, max: 900 }),
  isVertical: fc.boolean(),
  autoFit: fc.boolean(),
  shape: fc.constantFrom('line', 'arrow', 'rectangle', 'ellipse', 'polygon', 'star'),
  strokeWidth: fc.integer({ min: 0, max: 900 }),
  cornerRadius: fc.integer({ min: 0, max: 900 }),
  markId: fc.constantFrom('ce', 'ukca', 'nowhere'),
  columns: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
  cells: fc.array(fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }), { maxLength: 4 }),
})

test('random elements never break the layout, and everything drawn is at a place', () => {
  fc.assert(
    fc.property(raw, (record) => {
      const element = parseElement(record, 'e')
      const { items, hint } = layout(element)
      if (hint !== null) expect(items).toEqual([])
      for (const item of items) {
        if (item.kind === 'rects') {
          for (const rect of item.rects) expect(Object.values(rect).every(Number.isFinite)).toBe(true)
        } else if (item.kind === 'glyphs')
          expect(Number.isFinite(item.x) && Number.isFinite(item.y)).toBe(true)
        else if (item.kind === 'path') expect(item.d).not.toMatch(/NaN|Infinity|undefined/)
      }
      expect(captionOf(element)).not.toBe('')
      expect(kindTitle(element.kind)).not.toBe('')
    }),
    { numRuns: 300 },
  )
})

test('every field of an inspector is one of the element', () => {
  for (const kind of KINDS) {
    const element = parseElement({ kind }, 'e')
    for (const { fields } of inspectorOf(element))
      for (const { key } of fields) expect(element).toHaveProperty(key)
  }
})

test('a wrong digit draws no bar at all', () => {
  expect(layout(newBarcode('b', '6901234567890'))).toMatchObject({
    items: [],
    hint: expect.stringContaining('校验位'),
  })
})

test('every bar begins and ends on a printer dot of the page', () => {
  for (const x of [0, 13, 77, 1_234]) {
    const element = { ...newBarcode('b'), x }
    const [bars] = layout(element).items
    for (const rect of bars?.kind === 'rects' ? bars.rects : []) {
      for (const edge of [x + rect.x, x + rect.x + rect.width]) {
        const dots = (edge / 2_540) * 203
        expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-6)
      }
    }
  }
})

test('bars grow and shrink with their box', () => {
  const wide = withBox(newBarcode('b'), { x: 0, y: 0, width: 8_000, height: 2_000 }, 203)
  expect(wide).toMatchObject({ kind: 'barcode', width: 8_000, moduleWidth: 63 })
  expect(withBox(wide, { x: 0, y: 0, width: 3_000, height: 2_000 }, 203)).toMatchObject({ moduleWidth: 25 })
})

test('what is not there says so instead of drawing', () => {
  expect(layout(newMark('m', 'nowhere', 500, 500)).hint).toMatch(/图库/)
  expect(layout(newImage('i', 'lost', 500, 500)).hint).toMatch(/图片丢失/)
})

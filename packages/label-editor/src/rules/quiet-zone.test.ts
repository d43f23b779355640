import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import type { BarcodeElement, LabelElement, ShapeElement } from '../document/element.ts'
import { newBarcode, newDocument, newShape, newText } from '../document/new-document.ts'
import { checkDocument } from './check-document.ts'
import { quietZoneOf } from './quiet-zone.ts'

const barcode: BarcodeElement = { ...newBarcode('b'), x: 1_000, y: 1_000 }

/** What is found about a label with the barcode on it. */
function found(...others: LabelElement[]) {
  let next = 0
  const label = addElements('id-2', [barcode, ...others])(newDocument(() => `id-${++next}`))
  return checkDocument(label, null, 0).map(({ level, elementId, message }) => ({ level, elementId, message }))
}

test('only a barcode that can be drawn has a quiet zone', () => {
  expect(quietZoneOf(newText('t'), 203)).toBeNull()
  expect(quietZoneOf({ ...barcode, value: '690' }, 203)).toBeNull()
})

test('the zone of an EAN-13 is 11 modules before and 7 behind its 95, around the middle of its box', () => {
  // Two dots of 203 dpi a module: 113 modules are 28.28 mm, in a box of 40 mm.
  expect(quietZoneOf(barcode, 203)).toMatchObject({ x: 1_586, width: 2_828, y: 1_000 })
  expect(quietZoneOf({ ...barcode, moduleWidth: 50 }, 203)).toMatchObject({ x: 1_000 - 828, width: 5_656 })
})

test.each([90, 180, 270])('turned by %d degrees the zone is in the box of the symbol', (rotation) => {
  const zone = quietZoneOf({ ...barcode, rotation }, 203)
  const isUpright = rotation !== 180
  const [long, across] = isUpright ? [zone?.height, zone?.width] : [zone?.width, zone?.height]
  expect(long).toBe(2_828)
  expect(across).toBeLessThanOrEqual(barcode.height)
  // The middle of the zone is that of the box along the bars' row.
  const middle = isUpright ? (zone?.y ?? 0) + 1_414 : (zone?.x ?? 0) + 1_414
  expect(Math.abs(middle - (isUpright ? 1_700 : 3_000))).toBeLessThanOrEqual(700)
})

test('a turned symbol that is wider than its box takes the box', () => {
  const zone = quietZoneOf({ ...barcode, width: 2_000, rotation: 180 }, 203)
  expect(zone).toMatchObject({ x: 1_000, width: 2_000 })
})

const zone = quietZoneOf(barcode, 203) ?? { x: 0, y: 0, width: 0, height: 0 }
/** A frame whose line is directly around the zone. */
const frame: ShapeElement = {
  ...newShape('s'),
  strokeWidth: 40,
  x: zone.x - 40,
  y: zone.y - 40,
  width: zone.width + 80,
  height: zone.height + 80,
}

test('a frame whose line touches the zone from outside leaves it clear', () => {
  expect(found(frame)).toEqual([])
})

test.each([
  ['left', { x: frame.x + 1, width: frame.width - 1 }],
  ['upper', { y: frame.y + 1, height: frame.height - 1 }],
  ['right', { width: frame.width - 1 }],
  ['lower', { height: frame.height - 1 }],
])('a frame whose %s line is inside the zone by one is an error of the barcode', (_, about) => {
  expect(found({ ...frame, ...about })).toEqual([
    { level: 'error', elementId: 'b', message: '“矩形”压在条码的静区上，扫描枪可能读不出，请移开' },
  ])
})

test.each([
  ['beside the zone', { x: zone.x - 500 }, 0],
  ['by one inside it', { x: zone.x - 499 }, 1],
])('text %s: %d errors', (_, about, count) => {
  const text = { ...newText('t', 'A'), width: 500, height: 200, y: zone.y + 100, ...about }
  expect(found(text)).toHaveLength(count)
})

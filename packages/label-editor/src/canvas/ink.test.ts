import { expect, test } from 'vitest'
import type { LabelElement } from '../document/element.ts'
import { newDocument, newShape, newText } from '../document/new-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { contains } from '../geometry/box.ts'
import { pageContext } from '../layout/page-context.ts'
import { createDirtyArea } from './dirty-area.ts'
import { inkOnPage } from './ink.ts'

const label = newDocument(() => 'label')
const inkOf = (element: LabelElement) =>
  inkOnPage(element, layoutOf(element, pageContext(label, 'label', 0)(element)))
const place = { x: 1_000, y: 2_000, width: 400, height: 300 }

test('text that is too long reaches as far as its lines do', () => {
  const ink = inkOf({ ...newText('t', '字'.repeat(20)), ...place, fontSize: 200, lineHeight: 1 })
  // Two characters fit a line: ten lines of 2 mm begin at the top of the box.
  expect(contains(ink, { x: 1_000, y: 2_000, width: 400, height: 2_000 })).toBe(true)
})

test('what is turned reaches where it is on the page', () => {
  const ink = inkOf({ ...newShape('s'), ...place, width: 2_000, height: 100, rotation: 90 })
  expect(contains(ink, { x: 1_950, y: 1_050, width: 100, height: 2_000 })).toBe(true)
})

test('a character that no face has is a box with a place of its own', () => {
  const ink = inkOf({ ...newText('t', '😀'.repeat(6)), ...place, fontSize: 200, lineHeight: 1 })
  expect(contains(ink, { x: 1_000, y: 2_000, width: 400, height: 400 })).toBe(true)
})

test('what changed is gathered as whole pixels, and forgotten once it was taken', () => {
  const dirty = createDirtyArea()
  const base = { scale: 0.1, x: 10.5, y: 20 }
  expect(dirty.take(base)).toBe('all')
  expect(dirty.take(base)).toBeNull()
  dirty.add(() => ({ x: 100, y: 100, width: 50, height: 50 }))
  dirty.add(() => ({ x: 300, y: 100, width: 50, height: 50 }))
  const area = dirty.take(base)
  if (area === 'all' || !area) throw new Error('no area')
  expect(area.pixels).toEqual({ x: 19, y: 29, width: 28, height: 7 })
  expect(area.touches({ x: 200, y: 120, width: 10, height: 10 })).toBe(true)
  expect(area.touches({ x: 500, y: 120, width: 10, height: 10 })).toBe(false)
  expect(dirty.take(base)).toBeNull()
})

test('beyond many changes all is drawn', () => {
  const dirty = createDirtyArea()
  dirty.take({ scale: 1, x: 0, y: 0 })
  for (let at = 0; at < 500; at++) dirty.add(() => ({ x: at, y: at, width: 1, height: 1 }))
  expect(dirty.take({ scale: 1, x: 0, y: 0 })).toBe('all')
})

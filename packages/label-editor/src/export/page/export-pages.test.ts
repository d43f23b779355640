import { expect, test } from 'vitest'
import type { LabelElement } from '../../document/element.ts'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newBarcode, newShape, newText } from '../../document/new-document.ts'
import { countPages, exportPages } from './export-pages.ts'
import { apply, placementOf } from './matrix.ts'
import { pathSegments } from './path-segments.ts'
import { varies } from './varies.ts'

const text = (id: string, words: string): LabelElement => ({ ...newText(id, words), width: 3_000 })
const label = labelOf([
  text('title', '固定 {{date}} {{page}}'),
  text('sku', '货号 {{sku}}'),
  { ...newShape('line'), y: 1_000 },
  { ...newBarcode('code', '{{ean}}'), y: 1_500 },
  text('end', '尾'),
])
const records = [
  { sku: 'A', ean: '6901234567892' },
  { sku: 'B', ean: '6901234567891' },
]

test('what does not depend on the record is laid out once: the very same object on every page', () => {
  const [first, second] = [...exportPages(label, { now: 0, records })]
  const fixed = (page: typeof first) => page?.parts.filter(({ isFixed }) => isFixed) ?? []
  expect(fixed(first)).toHaveLength(3)
  for (const [at, part] of fixed(first).entries()) expect(fixed(second)[at]).toBe(part)
  // The pile keeps its order.
  const order = first?.parts.flatMap(({ blocks }) => blocks.map(({ elementId }) => elementId))
  expect(order).toEqual(['title', 'sku', 'line', 'code', 'end'])
})

test('pages come record by record, copy by copy, and are counted without being made', () => {
  const options = { now: 0, records, copies: (_: unknown, at: number) => at + 1 }
  const pages = [...exportPages(label, options)]
  expect(pages.map(({ recordIndex, copy, index }) => [recordIndex, copy, index])).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [1, 1, 2],
  ])
  expect(countPages(label, options)).toBe(3)
})

test('a run of a million is only made as far as it is asked for', () => {
  const endless = function* () {
    for (;;) yield { sku: 'x', ean: '6901234567892' }
  }
  const pages = exportPages(label, { now: 0, records: endless() })
  expect(pages.next().value?.index).toBe(0)
  expect(pages.next().value?.index).toBe(1)
})

test('symbols that can be read are listed with their values, wrong ones as lost', () => {
  const [good, bad] = [...exportPages(label, { now: 0, records })]
  expect(good?.barcodes).toMatchObject([{ elementId: 'code', value: '6901234567892', format: 'ean13' }])
  expect(good?.problems.filter(({ isLost }) => isLost)).toEqual([])
  expect(bad?.barcodes).toEqual([])
  expect(bad?.problems).toMatchObject([
    { elementId: 'code', isLost: true, message: expect.stringContaining('校验位') },
  ])
})

test('characters that no font has are named, each once', () => {
  const [page] = [...exportPages(labelOf([text('a', '好😀😀ไ')]), { now: 0 })]
  expect(page?.missing).toEqual(['😀', 'ไ'])
})

test.each([
  ['{{sku}}', true],
  ['{{ serial | LOT-001 }}', true],
  ['{{date|YYYY}} {{page}}/{{pages}}', false],
  ['no fields', false],
])('%s varies: %s', (words, expected) => {
  expect(varies(text('t', words))).toBe(expected)
})

test('an element turns around its middle', () => {
  const matrix = placementOf({ x: 100, y: 200, width: 400, height: 100, rotation: 90 })
  expect(apply(matrix, 200, 50)).toEqual({ x: 300, y: 250 })
  expect(apply(matrix, 0, 0)).toEqual({ x: 350, y: 50 })
})

test.each([0, 90, 180, 270])(
  'every bar begins and ends on a printer dot of the page, turned by %i°',
  (rotation) => {
    for (const [x, y] of [
      [13, 1_717],
      [1_234, 77],
    ] as const) {
      const [page] = [...exportPages(labelOf([{ ...newBarcode('code'), x, y, rotation }]), { now: 0 })]
      const [block] = page?.parts[0]?.blocks ?? []
      const [bars] = block?.items ?? []
      for (const rect of bars?.kind === 'rects' ? bars.rects : []) {
        for (const edge of [rect.x, rect.x + rect.width]) {
          const place = apply(
            block?.matrix ?? placementOf({ x, y, width: 0, height: 0, rotation }),
            edge,
            rect.y,
          )
          const dots = ((rotation % 180 === 0 ? place.x : place.y) / 2_540) * 203
          expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-6)
        }
      }
    }
  },
)

const last = (d: string) => pathSegments(d).at(-1)?.slice(-2)

test('every command of a path ends where it says', () => {
  expect(last('M1 2l3 4')).toEqual([4, 6])
  expect(last('M1 2h3v-1')).toEqual([4, 1])
  expect(last('m1 2 3 4 5 6')).toEqual([9, 12])
  expect(last('M0 0c1 1 2 1 3 0s2-1 3 0')).toEqual([6, 0])
  expect(last('M0 0q1 1 2 0t2 0')).toEqual([4, 0])
  expect(last('M1 1h5zl1 0')).toEqual([2, 1])
  expect(pathSegments('M0 0')).toEqual([['M', 0, 0]])
})

test('an arc is on its circle', () => {
  const segments = pathSegments('M10 0A10 10 0 1 1 -10 0A10 10 0 0 1 10 0Z')
  expect(segments).toHaveLength(6)
  for (const segment of segments) {
    const [x, y] = segment.slice(-2) as [number, number]
    if (segment[0] !== 'Z') expect(Math.hypot(x, y)).toBeCloseTo(10, 6)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDocument, newText } from '../../document/new-document.ts'
import { exportPages } from '../page/export-pages.ts'
import { rasterPage } from './raster-page.ts'

/** A letter that fills its em square and hangs over it on every side. */
const letter = {
  advance: 600,
  contours: [
    [
      { x: -100, y: -300, isOn: true },
      { x: 900, y: -300, isOn: true },
      { x: 900, y: 1_000, isOn: true },
      { x: -100, y: 1_000, isOn: true },
    ],
  ],
}
const sources = { fonts: { outline: () => letter }, pictures: new Map() }

test('letters that are left out because they are far never had ink in the areas that matter', () => {
  const place = fc.integer({ min: 0, max: 6_000 })
  fc.assert(
    fc.property(
      fc.record({
        x: place,
        y: place,
        rotation: fc.constantFrom(0, 90, 33, 180, 250),
        fontSize: fc.integer({ min: 100, max: 500 }),
        isVertical: fc.boolean(),
        near: fc.record({
          x: place,
          y: place,
          width: fc.integer({ min: 100, max: 2_000 }),
          height: fc.integer({ min: 100, max: 2_000 }),
        }),
      }),
      ({ near, ...look }) => {
        const base = newDocument(() => 'page')
        const text = { ...newText('t', 'Made in 中国'), ...look, width: 2_000, height: 600 }
        const [page] = base.pages
        if (!page) throw new Error('a new document has a page')
        const document = { ...base, pages: [{ ...page, order: ['t'] }], elements: { t: text } }
        const [made] = exportPages(document, { now: 0 })
        if (!made) throw new Error('a document of one page makes one page')
        const all = rasterPage(made, { dpi: 203, isOneBit: true }, sources)
        const some = rasterPage(made, { dpi: 203, isOneBit: true, near: [near] }, sources)
        const dot = (length: number) => Math.floor((length * 203) / 2_540)
        for (let y = dot(near.y); y < Math.min(all.height, dot(near.y + near.height)); y++) {
          const from = y * all.width + dot(near.x)
          const to = y * all.width + Math.min(all.width, dot(near.x + near.width))
          expect(Buffer.compare(all.dots.subarray(from, to), some.dots.subarray(from, to))).toBe(0)
        }
      },
    ),
    { numRuns: 40 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImageElement } from '../../document/element.ts'
import { newImage } from '../../document/new-document.ts'
import { type Handle, PULLS } from '../../geometry/handles.ts'
import {
  applyCrop,
  beginCrop,
  type CropDraft,
  cropWindow,
  LEAST_SHARE,
  moveCrop,
  pullCrop,
} from './crop-picture.ts'

const side = fc.integer({ min: 300, max: 8_000 })
const shareOf = fc.double({ min: 0, max: 0.45, noNaN: true })
const picture = fc
  .record({
    box: fc.record({ x: side, y: side, width: side, height: side }),
    fit: fc.constantFrom<ImageElement['fit']>('contain', 'cover', 'stretch'),
    rotation: fc.integer({ min: 0, max: 359 }),
    crop: fc.record({ left: shareOf, top: shareOf, right: shareOf, bottom: shareOf }),
    size: fc.record({
      width: fc.integer({ min: 50, max: 4_000 }),
      height: fc.integer({ min: 50, max: 4_000 }),
    }),
  })
  // Ratios a picture of a label can have: what hangs over by far more would be cut away nearly whole.
  .filter(({ size, box }) => {
    const skew = size.width / size.height / (box.width / box.height)
    return skew > 0.2 && skew < 5
  })
  .map(({ box, size, ...look }) => ({
    element: { ...newImage('i', 'p', box.width, box.height), ...box, ...look } satisfies ImageElement,
    size,
  }))
const by = fc.record({
  x: fc.integer({ min: -9_000, max: 9_000 }),
  y: fc.integer({ min: -9_000, max: 9_000 }),
})
const handle = fc.constantFrom(...(Object.keys(PULLS) as Exclude<Handle, 'turn'>[]))
const act = fc.record({ handle: fc.option(handle), by, keepsRatio: fc.boolean() })

const begun = ({ element, size }: { element: ImageElement; size: { width: number; height: number } }) =>
  beginCrop(element, size) as CropDraft
const leftOf = ({ crop }: CropDraft) => ({
  across: 1 - crop.left - crop.right,
  down: 1 - crop.top - crop.bottom,
})
interface Act {
  handle: Exclude<Handle, 'turn'> | null
  by: { x: number; y: number }
  keepsRatio: boolean
}

function after({ picture: whole, crop: from }: CropDraft, acts: readonly Act[]): CropDraft {
  let crop = from
  for (const step of acts) {
    const now = { picture: whole, crop }
    crop = step.handle ? pullCrop(now, step.handle, step.by, step.keepsRatio) : moveCrop(now, step.by)
  }
  return { picture: whole, crop }
}

test('whatever is pulled, the crop stays inside the picture and leaves something of it', () => {
  fc.assert(
    fc.property(picture, fc.array(act, { maxLength: 12 }), (from, acts) => {
      const start = begun(from)
      const end = after(start, acts)
      for (const cut of Object.values(end.crop)) {
        expect(cut).toBeGreaterThanOrEqual(-1e-9)
        expect(cut).toBeLessThan(1)
      }
      const [before, now] = [leftOf(start), leftOf(end)]
      expect(now.across).toBeGreaterThanOrEqual(Math.min(LEAST_SHARE, before.across) - 1e-9)
      expect(now.down).toBeGreaterThanOrEqual(Math.min(LEAST_SHARE, before.down) - 1e-9)
      expect(end.picture).toBe(start.picture)
    }),
  )
})

test('moved, what is left keeps its size; pulled at a corner with its ratio kept, its ratio', () => {
  fc.assert(
    fc.property(
      picture,
      by,
      fc.constantFrom('nw' as const, 'ne' as const, 'se' as const, 'sw' as const),
      (from, to, corner) => {
        const start = begun(from)
        const before = cropWindow(start)
        const moved = cropWindow({ ...start, crop: moveCrop(start, to) })
        expect(moved.width).toBeCloseTo(before.width, 4)
        expect(moved.height).toBeCloseTo(before.height, 4)
        const pulled = cropWindow({ ...start, crop: pullCrop(start, corner, to, true) })
        expect(pulled.width / pulled.height / (before.width / before.height)).toBeCloseTo(1, 5)
      },
    ),
  )
})

test('applied, the box is what was left of the picture, and the picture is where it lay', () => {
  fc.assert(
    fc.property(picture, fc.array(act, { minLength: 1, maxLength: 6 }), (from, acts) => {
      const draft = after(begun(from), acts)
      const seen = cropWindow(draft)
      const cut = applyCrop(from.element, draft)
      for (const key of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(cut[key] - seen[key])).toBeLessThanOrEqual(1)
      // Again: half a hundredth of a millimetre of the box is as much more of the picture as the box is smaller.
      const again = begun({ ...from, element: cut })
      const slack = 3 + 3 / Math.min(leftOf(draft).across, leftOf(draft).down)
      const shrink = (Math.max(seen.width, seen.height) / Math.min(seen.width, seen.height)) * slack
      expect(Math.abs(again.picture.width - draft.picture.width)).toBeLessThanOrEqual(shrink)
      expect(Math.abs(again.picture.height - draft.picture.height)).toBeLessThanOrEqual(shrink)
    }),
  )
})

test('a picture that is not cut begins with all of it in its box', () => {
  const element = { ...newImage('i', 'p', 2_000, 1_000), x: 100, y: 200 }
  expect(beginCrop(element, { width: 400, height: 200 })).toEqual({
    picture: { x: 100, y: 200, width: 2_000, height: 1_000, rotation: 0 },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  })
  expect(beginCrop({ ...element, width: 0 }, { width: 400, height: 200 })).toBeNull()
})

test('a quarter pulled from the left moves the box to the right by a quarter', () => {
  const element = { ...newImage('i', 'p', 2_000, 1_000), x: 100, y: 200 }
  const draft = begun({ element, size: { width: 400, height: 200 } })
  const crop = pullCrop(draft, 'w', { x: 500, y: 70 }, false)
  expect(applyCrop(element, { ...draft, crop })).toMatchObject({
    ...{ x: 600, y: 200, width: 1_500, height: 1_000 },
    crop: { left: 0.25, top: 0, right: 0, bottom: 0 },
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PathNode, ShapeElement } from '../../document/element.ts'
import { newShape } from '../../document/new-document.ts'
import type { Point } from '../../geometry/viewport.ts'
import {
  addNode,
  beginPath,
  EMPTY_PATH,
  intoDraft,
  moveNode,
  ontoPage,
  type PathDraft,
  pathOfShape,
  pullHandle,
  removeNode,
  toggleSmooth,
  withPath,
} from './path-draft.ts'

const length = fc.integer({ min: -3_000, max: 6_000 })
const place = fc.record({ x: length, y: length })
const node: fc.Arbitrary<PathNode> = fc.record({
  x: length,
  y: length,
  before: fc.option(place),
  after: fc.option(place),
})
const draft: fc.Arbitrary<PathDraft> = fc.record({
  origin: place,
  rotation: fc.integer({ min: 0, max: 359 }),
  nodes: fc.array(node, { minLength: 2, maxLength: 6 }),
  isClosed: fc.boolean(),
})
const shapeOf = ({ rotation }: PathDraft, isFilled: boolean): ShapeElement => ({
  ...newShape('path', 'path'),
  rotation,
  isFilled,
})
const onPage = (drawn: PathDraft): Point[] => drawn.nodes.map((one) => ontoPage(drawn, one))

test('what is drawn is where it was drawn, turned or not, and opens as it was', () => {
  fc.assert(
    fc.property(draft, fc.boolean(), (drawn, isFilled) => {
      const shape = withPath(shapeOf(drawn, isFilled), drawn)
      const again = beginPath(shape)
      expect(again.isClosed).toBe(drawn.isClosed)
      const [wanted, found] = [onPage(drawn), onPage(again)]
      for (const [at, { x, y }] of wanted.entries()) {
        // A hundredth of a millimetre, the grid of every box, and a box of no height has nowhere to be finer.
        expect(Math.hypot(x - (found[at]?.x ?? 0), y - (found[at]?.y ?? 0))).toBeLessThan(2.5)
      }
    }),
  )
})

test('a path that is opened and applied does not drift', () => {
  fc.assert(
    fc.property(draft, (drawn) => {
      const first = withPath(shapeOf(drawn, false), drawn)
      const again = withPath(first, beginPath(first))
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(again[side] - first[side])).toBeLessThanOrEqual(1)
    }),
  )
})

test('the ink is inside the box', () => {
  const drawn = addNode(addNode(EMPTY_PATH, { x: 100, y: 200 }), { x: 1_100, y: 200 })
  const shape = withPath({ ...newShape('line', 'path'), strokeWidth: 50 }, drawn)
  expect(shape).toMatchObject({ shape: 'path', x: 75, y: 175, width: 1_050, height: 50 })
  expect(pathOfShape(shape)).toBe('M25 25L1025 25')
})

test('a box that grows takes the path and its handles with it', () => {
  const bent = pullHandle(
    addNode(addNode(EMPTY_PATH, { x: 0, y: 0 }), { x: 1_000, y: 1_000 }),
    0,
    'after',
    { x: 0, y: 500 },
    false,
  )
  const shape = withPath({ ...newShape('bent', 'path'), isFilled: true }, bent)
  expect(pathOfShape(shape)).toBe('M0 0C0 500 1000 1000 1000 1000')
  expect(pathOfShape({ ...shape, width: 2_000 })).toBe('M0 0C0 500 2000 1000 2000 1000')
})

test('a point of the page and of the draft are each other’s way back', () => {
  fc.assert(
    fc.property(draft, place, (drawn, point) => {
      const { x, y } = ontoPage(drawn, intoDraft(drawn, point))
      expect(x).toBeCloseTo(point.x, 6)
      expect(y).toBeCloseTo(point.y, 6)
    }),
  )
})

test('nodes move, become smooth and corners again, and the last two stay', () => {
  const three = [0, 600, 1_200].reduce((drawn, x) => addNode(drawn, { x, y: 0 }), EMPTY_PATH)
  expect(moveNode(three, 1, { x: 0, y: 300 }).nodes[1]).toMatchObject({ x: 600, y: 300 })
  const smooth = toggleSmooth(three, 1)
  expect(smooth.nodes[1]).toMatchObject({ before: { x: -200 }, after: { x: 200, y: 0 } })
  expect(toggleSmooth(smooth, 1)).toEqual(three)
  const mirrored = pullHandle(three, 1, 'before', { x: -50, y: 20 }, true).nodes[1]
  expect(mirrored).toMatchObject({ before: { x: -50, y: 20 }, after: { x: 50, y: -20 } })
  expect(removeNode(removeNode(removeNode(three, 1), 0), 0).nodes).toHaveLength(2)
})

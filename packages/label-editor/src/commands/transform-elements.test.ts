import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newDocument, newShape, newText } from '../document/new-document.ts'
import { addElements, moveInPile } from './change-elements.ts'
import { copyPage } from './change-pages.ts'
import { editText } from './edit-text.ts'
import { editFields, frameOf, resizeSelection, setPosition, turnSelection } from './transform-elements.ts'

let next = 0
const makeId = () => `n${++next}`
const label = () => {
  const document = newDocument(makeId)
  const page = document.pages[0]?.id ?? ''
  const shapes = ['a', 'b', 'c'].map((id, at) => ({ ...newShape(id), x: at * 2_500, y: at * 300 }))
  return { page, document: addElements(page, shapes)(document) }
}

test('lengths stay whole whatever a selection is resized and turned by', () => {
  const { document } = label()
  const number = fc.double({ min: 0.1, max: 5, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.double({ min: -720, max: 720, noNaN: true }), (wide, high, degrees) => {
      const frame = frameOf(Object.values(document.elements))
      if (!frame) throw new Error('no frame')
      const after = { ...frame, width: frame.width * wide, height: frame.height * high }
      const ids = ['a', 'b', 'c']
      const changed = turnSelection(ids, after, degrees)(resizeSelection(ids, frame, after)(document))
      for (const { x, y, width, height, rotation } of Object.values(changed.elements)) {
        for (const length of [x, y, width, height]) expect(Number.isInteger(length)).toBe(true)
        expect(rotation).toBeGreaterThanOrEqual(0)
        expect(rotation).toBeLessThan(360)
      }
    }),
  )
})

test('a selection turned by 90 degrees is upright around the same middle', () => {
  const { document } = label()
  const frame = frameOf(Object.values(document.elements))
  if (!frame) throw new Error('no frame')
  const turned = frameOf(Object.values(turnSelection(['a', 'b', 'c'], frame, 90)(document).elements))
  expect(turned).toMatchObject({ width: frame.height, height: frame.width })
})

test('places are set one by one, kinds and ids never', () => {
  const { document } = label()
  expect(setPosition(['a'], { x: 12.4, rotation: 370 })(document).elements['a']).toMatchObject({
    x: 12,
    rotation: 10,
  })
  expect(editFields(['a'], { kind: 'text' })(document)).toBe(document)
  expect(editFields(['a'], { fontSize: 3 })(document)).toBe(document)
  expect(editFields(['a'], { isFilled: true })(document).elements['a']).toMatchObject({ isFilled: true })
})

test('a layer is dropped where it was dragged to', () => {
  const { document, page } = label()
  expect(moveInPile(page, 'a', 2)(document).pages[0]?.order).toEqual(['b', 'c', 'a'])
  expect(moveInPile(page, 'c', 0)(document).pages[0]?.order).toEqual(['c', 'a', 'b'])
  expect(moveInPile(page, 'a', 0)(document)).toBe(document)
})

test('a copied page holds copies, not the same elements', () => {
  const { document, page } = label()
  const copied = copyPage(page, 'second', makeId)(document)
  expect(copied.pages.map(({ order }) => order.length)).toEqual([3, 3])
  expect(Object.keys(copied.elements)).toHaveLength(6)
})

test('a text box grows with its text, but not one that makes its text fit', () => {
  const { document, page } = label()
  const words = { ...newText('t'), width: 1_000, height: 200, fontSize: 200 }
  const plain = addElements(page, [words])(document)
  expect(editText(['t'], '不适合三岁以下儿童')(plain).elements['t']).toMatchObject({ height: 400 })
  const fitted = addElements(page, [{ ...words, autoFit: true }])(document)
  expect(editText(['t'], '不适合三岁以下儿童')(fitted).elements['t']).toMatchObject({ height: 200 })
})

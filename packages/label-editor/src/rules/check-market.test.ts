import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import type { LabelElement } from '../document/element.ts'
import { newDocument, newTable, newText } from '../document/new-document.ts'
import { checkDocument } from './check-document.ts'

const labelWith = (...elements: LabelElement[]) => {
  let next = 0
  return addElements('id-2', elements)(newDocument(() => `id-${++next}`))
}

test('a market asks for what is missing until it is there', () => {
  const empty = labelWith()
  expect(checkDocument(empty, 'eu', 0).map(({ id }) => id)).toEqual([
    'market maker',
    'market ec-rep',
    'market identifier',
    'market origin',
  ])
  const full = labelWith({
    ...newText('t', 'Manufacturer: A\nEC REP: B\nModel: C\nMade in China'),
    height: 800,
    width: 5_000,
  })
  expect(checkDocument(full, 'eu', 0)).toEqual([])
})

test('what is hidden does not count for a market: it is not printed', () => {
  const words = {
    ...newText('t', 'Manufacturer: A\nEC REP: B\nModel: C\nMade in China'),
    height: 800,
    width: 5_000,
  }
  const hidden = labelWith({ ...words, isHidden: true })
  expect(checkDocument(hidden, 'eu', 0)).toHaveLength(4)
})

test.each([
  ['eu', '欧盟', ['maker', 'ec-rep', 'identifier', 'origin']],
  ['uk', '英国', ['maker', 'uk-rep', 'identifier']],
  ['us', '美国', ['origin']],
  ['tr', '土耳其', ['tr-maker', 'tr-rep', 'tr-batch']],
] as const)('an empty label for %s (%s) lacks %j, each on the first page', (market, subject, ids) => {
  const label = labelWith()
  const pageId = label.pages[0]?.id
  expect(checkDocument(label, market, 0)).toEqual(
    ids.map((id) => ({
      ...{ id: `market ${id}`, level: 'error', pageId, elementId: null, subject },
      message: expect.stringMatching(/^缺少/),
    })),
  )
})

test('a market is content with words in a cell of a table too', () => {
  const table = { ...newTable('table'), x: 200, y: 200, cells: [['a', 'Made in China']] }
  expect(checkDocument(labelWith(table), 'us', 0)).toEqual([])
})

test('without a page everything that a market asks for is missing, and without a market nothing', () => {
  const empty = { ...labelWith(), pages: [] }
  expect(checkDocument(empty, 'us', 0)).toMatchObject([{ pageId: '', elementId: null, subject: '美国' }])
  expect(checkDocument(empty, null, 0)).toEqual([])
})

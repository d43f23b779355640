import { expect, test } from 'vitest'
import { addElements } from '../../commands/change-elements.ts'
import { addImage } from '../../commands/change-images.ts'
import { groupElements } from '../../commands/group-elements.ts'
import { newBarcode, newDocument, newImage, newText } from '../../document/new-document.ts'
import { clipOf, pasteOf, plainTextOf } from './clip.ts'

let next = 0
const makeId = () => `n${++next}`

const label = () => {
  const document = newDocument(makeId)
  const page = document.pages[0]?.id ?? ''
  const picture = { id: 'pic', source: 'data:image/png;base64,iVBORw0KGgo=', width: 1, height: 1 }
  const filled = addElements(page, [newText('a', '甲'), newImage('b', 'pic', 100, 100), newBarcode('c')])(
    addImage(picture)(document),
  )
  return { page, document: groupElements(page, ['a', 'b'], 'g')(filled) }
}

test('what was copied is pasted into another label with its pictures, its order and groups of its own', () => {
  const from = label()
  const to = newDocument(makeId)
  const target = to.pages[0]?.id ?? ''
  const paste = pasteOf(clipOf(from.document, from.page, ['b', 'a']), target, makeId, false)
  const after = paste?.command(to)
  const pasted = after?.pages[0]?.order.map((id) => after.elements[id])
  expect(pasted?.map((element) => element?.kind)).toEqual(['text', 'image'])
  expect(pasted?.[0]).toMatchObject({ x: 200, y: 200, text: '甲' })
  expect(pasted?.[0]?.groups).toEqual(pasted?.[1]?.groups)
  expect(pasted?.[0]?.groups).not.toEqual(['g'])
  expect(Object.keys(after?.images ?? {})).toEqual(['pic'])
  expect(paste?.ids).toEqual(after?.pages[0]?.order)
})

test('in place means in place', () => {
  const { document, page } = label()
  const paste = pasteOf(clipOf(document, page, ['c']), page, makeId, true)
  expect(paste?.command(document).elements[paste.ids[0] ?? '']).toMatchObject({ x: 0, y: 0 })
})

test('text of others is never taken for a label', () => {
  expect(pasteOf('{"schemaVersion":3}', 'p', makeId, false)).toBeNull()
  expect(pasteOf('haixuan-label:not json', 'p', makeId, false)).toBeNull()
})

test('other programs get the words', () => {
  expect(plainTextOf([newText('a', '甲'), newBarcode('b', '96385074')])).toBe('甲\n96385074')
})

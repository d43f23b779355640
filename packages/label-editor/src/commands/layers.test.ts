import { expect, test } from 'vitest'
import { newDocument, newShape } from '../document/new-document.ts'
import { parseDocument, serializeDocument } from '../document/parse-document.ts'
import { addElements, type LayerMove, reorderElements, setBaseFields } from './change-elements.ts'
import { groupElements, ungroupElements, withGroupMembers } from './group-elements.ts'
import { sameSize } from './place-elements.ts'

const PAGE = 'page'
const label = () =>
  addElements(
    PAGE,
    ['a', 'b', 'c', 'd'].map((id, at) => ({
      ...newShape(id),
      width: 1_000 + at * 500,
      height: 800 + at * 100,
    })),
  )(newDocument(() => PAGE))
const order = (document: ReturnType<typeof label>) => document.pages[0]?.order

test('a group is together at the height of its front member, and is there after saving and opening', () => {
  const grouped = groupElements(PAGE, ['a', 'c'], 'g')(label())
  expect(order(grouped)).toEqual(['b', 'a', 'c', 'd'])
  const opened = parseDocument(serializeDocument(grouped))
  expect(withGroupMembers(opened, ['a']).sort()).toEqual(['a', 'c'])
  expect(order(opened)).toEqual(order(grouped))
})

test('a group in a group dissolves one level at a time', () => {
  const inner = groupElements(PAGE, ['a', 'b'], 'inner')(label())
  const outer = groupElements(PAGE, ['a', 'b', 'c'], 'outer')(inner)
  expect(withGroupMembers(outer, ['c']).sort()).toEqual(['a', 'b', 'c'])
  const once = ungroupElements(['c'])(outer)
  expect(withGroupMembers(once, ['c'])).toEqual(['c'])
  expect(withGroupMembers(once, ['a']).sort()).toEqual(['a', 'b'])
  expect(withGroupMembers(ungroupElements(['b'])(once), ['a'])).toEqual(['a'])
})

test('one element is no group', () => {
  const document = label()
  expect(groupElements(PAGE, ['a'], 'g')(document)).toBe(document)
})

test.each<[LayerMove, string[], string[]]>([
  ['front', ['a'], ['b', 'c', 'd', 'a']],
  ['back', ['d'], ['d', 'a', 'b', 'c']],
  ['forward', ['a'], ['b', 'a', 'c', 'd']],
  ['backward', ['c'], ['a', 'c', 'b', 'd']],
  ['front', ['c', 'a'], ['b', 'd', 'a', 'c']],
])('%s: %j', (move, ids, expected) => {
  expect(order(reorderElements(PAGE, ids, move)(label()))).toEqual(expected)
})

test('the front one moved forward changes nothing', () => {
  const document = label()
  expect(order(reorderElements(PAGE, ['d'], 'forward')(document))).toEqual(order(document))
  expect(order(reorderElements(PAGE, ['a'], 'backward')(document))).toEqual(order(document))
})

test('a locked element can be named, hidden and unlocked, but not moved', () => {
  const locked = setBaseFields(['a'], { isLocked: true })(label())
  const named = setBaseFields(['a'], { name: '角标', isHidden: true })(locked)
  expect(named.elements['a']).toMatchObject({ name: '角标', isHidden: true, isLocked: true })
  expect(setBaseFields(['a'], { x: 900 })(locked)).toBe(locked)
  expect(setBaseFields(['a'], { isLocked: false })(locked).elements['a']?.isLocked).toBe(false)
})

test('same size takes the first that was chosen as the model, for the sides that are asked for', () => {
  const wide = sameSize(['c', 'a', 'b'], ['width'])(label()).elements
  expect(['a', 'b', 'c'].map((id) => wide[id]?.width)).toEqual([2_000, 2_000, 2_000])
  expect(['a', 'b', 'c'].map((id) => wide[id]?.height)).toEqual([800, 900, 1_000])
  const both = sameSize(['c', 'a'], ['width', 'height'])(label()).elements
  expect(both['a']).toMatchObject({ width: 2_000, height: 1_000 })
  expect(both['b']).toMatchObject({ width: 1_500, height: 900 })
})

import { expect, it } from 'vitest'
import { openRows } from './tree-rows.ts'

const node = (id: string, ...subRows: ReturnType<typeof leaf>[]) => ({ id, original: id, subRows })
const leaf = (id: string): { id: string; original: string; subRows: never[] } => ({
  id,
  original: id,
  subRows: [],
})
const tree = [node('a', leaf('a1'), leaf('a2')), node('b')]

it('shows children only below open rows, right behind their parent', () => {
  expect(openRows(tree, new Set()).ids).toEqual(['a', 'b'])
  const { ids, places } = openRows(tree, new Set(['a']))
  expect(ids).toEqual(['a', 'a1', 'a2', 'b'])
  expect(places).toEqual([
    { level: 1, hasChildren: true },
    { level: 2, hasChildren: false },
    { level: 2, hasChildren: false },
    { level: 1, hasChildren: false },
  ])
})

it('keeps what is open below a closed row out of sight', () => {
  const deep = [{ id: 'r', original: 'r', subRows: tree }]
  expect(openRows(deep, new Set(['a'])).ids).toEqual(['r'])
  expect(openRows(deep, new Set(['r', 'a'])).ids).toEqual(['r', 'a', 'a1', 'a2', 'b'])
})

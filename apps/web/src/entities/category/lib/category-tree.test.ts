import { expect, test } from 'vitest'
import { type CategoryNode, categoryPath, categoryTree } from './category-tree.ts'

const node = (id: string, parentId: string | null, nameZh: string | null = null): CategoryNode => ({
  id,
  parentId,
  name: `Name ${id}`,
  nameZh,
  goodsCount: 1,
})
const nodes = [node('1', null, '家居'), node('2', '1', '收纳'), node('3', '2'), node('9', 'gone')]

test('the tree has two levels and loses no root', () => {
  const tree = categoryTree(nodes)
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['1', ['2']],
    ['9', []],
  ])
  expect(tree[0]?.children[0]?.children).toEqual([])
  expect(tree[1]?.name).toBe('Name 9')
})

test('the path names every ancestor and survives a cycle', () => {
  expect(categoryPath(nodes, '3')).toBe('家居 / 收纳 / Name 3')
  expect(categoryPath(nodes, 'none')).toBeUndefined()
  expect(categoryPath([node('a', 'b', '甲'), node('b', 'a', '乙')], 'a')).toBe('乙 / 甲')
})

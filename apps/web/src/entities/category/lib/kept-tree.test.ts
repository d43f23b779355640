import { expect, test } from 'vitest'
import { KEPT_MS, keepTree, keptTree } from './kept-tree.ts'

function memory() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    held,
  }
}
const nodes = [{ id: '1', parentId: null, name: 'Home', nameZh: '家居', goodsCount: 3 }]

test('a tree is kept for 48 hours and no longer', () => {
  const storage = memory()
  keepTree(storage, nodes, 1_000)
  expect(keptTree(storage, 1_000 + KEPT_MS - 1)).toEqual({ at: 1_000, nodes })
  expect(keptTree(storage, 1_000 + KEPT_MS)).toBeUndefined()
  // A clock that was put back: the tree may be older than it seems.
  expect(keptTree(storage, 999)).toBeUndefined()
})

test('nothing, spoilt text and a closed storage are no tree', () => {
  const storage = memory()
  expect(keptTree(storage, 1)).toBeUndefined()
  keepTree(storage, [], 1)
  expect(storage.held.size).toBe(0)
  for (const text of ['{', 'null', '[]', '{"at":"x","nodes":[]}']) {
    expect(keptTree({ getItem: () => text }, 1)).toBeUndefined()
  }
  const closed = () => {
    throw new Error('closed')
  }
  expect(keptTree({ getItem: closed }, 1)).toBeUndefined()
  expect(() => keepTree({ setItem: closed }, nodes, 1)).not.toThrow()
})

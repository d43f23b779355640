import { expect, test, vi } from 'vitest'
import { addElements, removeElements } from '../commands/change-elements.ts'
import { groupElements } from '../commands/group-elements.ts'
import { moveElements } from '../commands/place-elements.ts'
import { newDocument, newText } from '../document/new-document.ts'
import { createLabelStore } from './label-store.ts'

const storeWith = (...ids: string[]) => {
  const store = createLabelStore(newDocument(() => 'page'))
  store.run(
    '添加',
    addElements(
      'page',
      ids.map((id) => newText(id)),
    ),
    ids.slice(-1),
  )
  return store
}

test('adding selects what was added; undoing unselects it', () => {
  const store = storeWith('a')
  expect(store.get().selection.ids).toEqual(['a'])
  store.undo()
  expect(store.get().selection.ids).toEqual([])
  store.redo()
  expect(store.get().selection.ids).toEqual(['a'])
})

test('a click on a member selects the whole group', () => {
  const store = storeWith('a', 'b', 'c')
  store.run('组合', groupElements('page', ['a', 'c'], 'g'))
  store.select(['c'])
  expect([...store.get().selection.ids].sort()).toEqual(['a', 'c'])
})

test('what was removed is not selected any more', () => {
  const store = storeWith('a')
  store.run('删除', removeElements(['a']))
  expect(store.get().selection.ids).toEqual([])
})

test('listeners hear changes, and only changes', () => {
  const store = storeWith('a')
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.run('移动', moveElements(['a'], 0, 0))
  expect(heard).not.toHaveBeenCalled()
  store.begin()
  store.run('移动', moveElements(['a'], 10, 0))
  store.bail()
  expect(heard).toHaveBeenCalledTimes(3)
  expect(store.get().document.elements['a']?.x).toBe(0)
  stop()
  store.undo()
  expect(heard).toHaveBeenCalledTimes(3)
})

test('two editors on one page know nothing of each other', () => {
  const [one, other] = [storeWith('a'), storeWith('a')]
  one.run('移动', moveElements(['a'], 10, 0))
  expect(other.get().document.elements['a']?.x).toBe(0)
})

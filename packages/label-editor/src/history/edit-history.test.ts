import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElements, removeElements, reorderElements, setBaseFields } from '../commands/change-elements.ts'
import { addPage, removePage, resizePage, setHeader } from '../commands/change-pages.ts'
import type { Command } from '../commands/command.ts'
import { groupElements, ungroupElements } from '../commands/group-elements.ts'
import {
  alignElements,
  distributeElements,
  moveElements,
  rotateElements,
  sameSize,
} from '../commands/place-elements.ts'
import { newDocument, newShape, newText } from '../document/new-document.ts'
import {
  bailGesture,
  beginGesture,
  commit,
  type EditHistory,
  endGesture,
  HISTORY_LIMIT,
  redo,
  select,
  startHistory,
  undo,
} from './edit-history.ts'

const start = () => {
  let next = 0
  return startHistory(newDocument(() => `n${++next}`))
}
const run = (history: EditHistory, label: string, command: Command) =>
  commit(history, label, command(history.document))

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 6 })
const length = fc.integer({ min: -9_000, max: 9_000 })
const command: fc.Arbitrary<Command> = fc.oneof(
  ids.map((list) =>
    addElements(
      'n2',
      list.map((id, at) => (at % 2 ? newShape(id) : newText(id, id))),
    ),
  ),
  ids.map(removeElements),
  fc.tuple(ids, length, length).map(([list, dx, dy]) => moveElements(list, dx, dy)),
  fc.tuple(ids, fc.integer({ min: -720, max: 720 })).map(([list, angle]) => rotateElements(list, angle)),
  fc
    .tuple(ids, fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'))
    .map(([list, to]) => alignElements(list, to)),
  fc.tuple(ids, fc.constantFrom('x', 'y')).map(([list, axis]) => distributeElements(list, axis)),
  ids.map((list) => sameSize(list, ['width'])),
  fc
    .tuple(ids, fc.constantFrom('front', 'forward', 'backward', 'back'))
    .map(([list, to]) => reorderElements('n2', list, to)),
  fc.tuple(ids, fc.string({ maxLength: 3 })).map(([list, group]) => groupElements('n2', list, `g${group}`)),
  ids.map(ungroupElements),
  fc.tuple(ids, fc.boolean()).map(([list, isLocked]) => setBaseFields(list, { isLocked })),
  fc.constantFrom('p1', 'p2').map((id) => addPage('n2', id)),
  fc.constantFrom('p1', 'p2').map(removePage),
  length.map((width) => resizePage('n2', width, 5_000)),
  fc.string().map((name) => setHeader({ name })),
)

test('undo all is the start, redo all is the end, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: HISTORY_LIMIT }), (commands) => {
      const first = start()
      const last = commands.reduce((history, next) => run(history, 'step', next), first)
      let back = last
      while (back.past.length) back = undo(back)
      expect(back.document).toEqual(first.document)
      let forth = back
      while (forth.future.length) forth = redo(forth)
      expect(forth.document).toEqual(last.document)
    }),
    { numRuns: 120 },
  )
})

const thousand = fc.array(command, { minLength: 1_000, maxLength: 1_000 })
const undoAll = (history: EditHistory) => {
  let back = history
  while (back.past.length) back = undo(back)
  return back
}
const redoAll = (history: EditHistory) => {
  let forth = history
  while (forth.future.length) forth = redo(forth)
  return forth
}

test('after 1,000 commands in a row, made in gestures, undo all is the start and redo all the end', () => {
  fc.assert(
    fc.property(thousand, (commands) => {
      const first = start()
      let last = first
      for (let at = 0; at < commands.length; at += commands.length / HISTORY_LIMIT) {
        const gesture = commands.slice(at, at + commands.length / HISTORY_LIMIT)
        last = endGesture(
          gesture.reduce((history, next) => run(history, 'step', next), beginGesture(last)),
          'step',
        )
      }
      const back = undoAll(last)
      expect(back.document).toEqual(first.document)
      expect(back.selection).toEqual(first.selection)
      const forth = redoAll(back)
      expect(forth.document).toEqual(last.document)
      expect(forth.selection).toEqual(last.selection)
    }),
    { numRuns: 20 },
  )
})

test('after 1,000 commands in a row, one step each, undo all is what stood 200 steps before the end', () => {
  fc.assert(
    fc.property(thousand, (commands) => {
      const seen = [start()]
      for (const next of commands) {
        const now = seen.at(-1) ?? start()
        const after = run(now, 'step', next)
        if (after !== now && after.past !== now.past) seen.push(after)
      }
      const last = seen.at(-1) ?? start()
      const kept = Math.min(HISTORY_LIMIT, seen.length - 1)
      expect(last.past).toHaveLength(kept)
      const back = undoAll(last)
      expect(back.document).toEqual(seen.at(-1 - kept)?.document)
      expect(redoAll(back).document).toEqual(last.document)
    }),
    { numRuns: 20 },
  )
})

test('two hundred steps can be undone; the one after them drops the oldest, and the selection comes along', () => {
  const named = (history: EditHistory, at: number) =>
    commit(history, '命名', setHeader({ name: `名称 ${at}` })(history.document), {
      pageId: 'n2',
      ids: [`chosen-${at}`],
    })
  const steps = (count: number) => Array.from({ length: count }, (_, at) => at + 1).reduce(named, start())
  expect(HISTORY_LIMIT).toBe(200)
  const full = undoAll(steps(200))
  expect(full.document).toEqual(start().document)
  expect(full.selection.ids).toEqual([])
  expect(full.future).toHaveLength(200)
  const over = undoAll(steps(201))
  expect(over.future).toHaveLength(200)
  expect(over.document.name).toBe('名称 1')
  expect(over.selection.ids).toEqual(['chosen-1'])
  expect(redoAll(over).document.name).toBe('名称 201')
  expect(redoAll(over).selection.ids).toEqual(['chosen-201'])
})

test('the order of a page always names each of its elements once', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const { document } = commands.reduce((history, next) => run(history, 'step', next), start())
      const ordered = document.pages.flatMap((page) => page.order)
      expect([...ordered].sort()).toEqual(Object.keys(document.elements).sort())
    }),
  )
})

test('a drag of many moves is one step, and Escape leaves nothing behind', () => {
  const withText = run(start(), '添加', addElements('n2', [newText('a')]))
  let drag = beginGesture(withText)
  for (let i = 0; i < 50; i++) drag = run(drag, '移动', moveElements(['a'], 10, 0))
  const dropped = endGesture(drag, '移动')
  expect(dropped.past).toHaveLength(2)
  expect(undo(dropped).document.elements['a']?.x).toBe(0)
  expect(bailGesture(drag)).toEqual(withText)
})

test('undo and redo bring the selection back', () => {
  const added = commit(start(), '添加', addElements('n2', [newText('a')])(start().document), {
    pageId: 'n2',
    ids: ['a'],
  })
  const elsewhere = select(undo(added), { pageId: 'n2', ids: [] })
  expect(redo(elsewhere).selection.ids).toEqual(['a'])
  expect(undo(redo(elsewhere)).selection.ids).toEqual([])
})

test('what changes nothing is no step', () => {
  expect(run(start(), '移动', moveElements(['absent'], 1, 1)).past).toHaveLength(0)
})

test('locked elements are neither moved nor removed', () => {
  const locked = run(
    run(start(), '添加', addElements('n2', [newText('a')])),
    '锁定',
    setBaseFields(['a'], { isLocked: true }),
  )
  expect(run(locked, '移动', moveElements(['a'], 5, 5)).document).toBe(locked.document)
  expect(run(locked, '删除', removeElements(['a'])).document).toBe(locked.document)
})

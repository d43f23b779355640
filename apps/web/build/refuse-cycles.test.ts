import { expect, test } from 'vitest'
import { cycleOf } from './refuse-cycles.ts'

const graph = (files: Record<string, string[]>) => new Map(Object.entries(files))

test('a circle is found wherever it begins, with the way round it', () => {
  expect(cycleOf(graph({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a'])
  expect(cycleOf(graph({ a: ['a'] }))).toEqual(['a', 'a'])
  expect(cycleOf(graph({ x: ['y'], y: [], a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a'])
})

test('files that meet again below are no circle', () => {
  expect(cycleOf(graph({ entry: ['a', 'b'], a: ['c'], b: ['c'], c: ['outside'] }))).toBeNull()
})

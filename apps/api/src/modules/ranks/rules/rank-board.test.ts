import { expect, test } from 'vitest'
import { rankDepth, SCORED_BOARDS, STORED_BOARD, storedBoard, storedBoards } from './rank-board.ts'

test('numbers of stored boards stay as they are: rows are stored by them', () => {
  expect(STORED_BOARD).toEqual({
    ...{ day: 1, week: 2, month: 3, region: 4, 'price-drop': 5, new: 6, 'sold-out': 7, fivestar: 8 },
    ...{ burst: 9, potential: 10, surge: 11, promoted: 12, video: 13 },
    ...{ 'full-day': 14, 'full-week': 15, 'full-month': 16 },
  })
})

test('boards of countries are shorter', () => {
  expect([rankDepth('region'), rankDepth('day'), rankDepth('burst')]).toEqual([1_000, 3_000, 3_000])
})

test('the boards with a score', () => {
  expect([...SCORED_BOARDS]).toEqual(['burst', 'potential'])
})

test('what a marketplace stores is what its boards need', () => {
  expect([...storedBoards('temu')].sort()).toEqual([
    ...['burst', 'fivestar', 'month', 'new', 'price-drop', 'region', 'sold-out', 'week'],
  ])
  expect([...storedBoards('tiktok')].sort()).toEqual([
    ...[
      'day',
      'full-day',
      'full-month',
      'full-week',
      'month',
      'new',
      'potential',
      'promoted',
      'video',
      'week',
    ],
  ])
})

test.each([
  ['us', 'week', 'region'],
  ['eu', 'week', 'region'],
  ['world', 'week', 'region'],
  ['sales', 'day', 'day'],
  ['sales', 'month', 'month'],
  ['full', 'day', 'full-day'],
  ['full', 'month', 'full-month'],
  ['burst', 'month', 'burst'],
] as const)('%s of a %s is stored as %s', (board, period, stored) => {
  expect(storedBoard(board, period)).toBe(stored)
})

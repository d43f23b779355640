import { expect, test } from 'vitest'
import { findMark, MARKS, searchMarks } from './all-marks.ts'
import { MARK_GROUPS } from './mark.ts'

/** Every coordinate that a path names absolutely or reaches relatively, as far as these drawings write them. */
function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const found = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  const see = (x: number, y: number) => {
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y)
  }
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([MLACaZ])([^MLACaZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number)
    if (command === 'Z') continue
    const [endX = 0, endY = 0] = numbers.slice(-2)
    if (command === 'a') {
      const radius = numbers[1] ?? 0
      see(x + endX / 2, y - radius)
      see(x + endX / 2, y + radius)
      x += endX
      y += endY
    } else [x, y] = [endX, endY]
    see(x, y)
  }
  return found
}

test('there are at least 150, each with an id of its own and a group', () => {
  expect(MARKS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(MARKS.map(({ id }) => id)).size).toBe(MARKS.length)
  for (const { group } of MARKS) expect(MARK_GROUPS[group]).toBeTruthy()
})

test('each says where it comes from and when that was read, and none invents a least size', () => {
  for (const { id, source, checkedOn, name, minimumMm } of MARKS) {
    expect(source.length, id).toBeGreaterThan(2)
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(name.zh.length * name.en.length, id).toBeGreaterThan(0)
    if (minimumMm !== null) expect(minimumMm, id).toBeGreaterThanOrEqual(3)
  }
})

test.each(MARKS)('$id is drawn inside its box and fills it', (mark) => {
  expect(mark.paths.length).toBeGreaterThan(0)
  const { width, height } = mark.viewBox
  const all = mark.paths.map(({ d }) => bounds(d))
  const left = Math.min(...all.map((box) => box.left))
  const right = Math.max(...all.map((box) => box.right))
  const top = Math.min(...all.map((box) => box.top))
  const bottom = Math.max(...all.map((box) => box.bottom))
  expect(left).toBeGreaterThanOrEqual(-0.6)
  expect(top).toBeGreaterThanOrEqual(-0.6)
  expect(right).toBeLessThanOrEqual(width + 0.6)
  expect(bottom).toBeLessThanOrEqual(height + 0.6)
  expect(Math.max((right - left) / width, (bottom - top) / height)).toBeGreaterThan(0.5)
  for (const { d } of mark.paths) expect(d).not.toMatch(/NaN|undefined|Infinity/)
})

test('CE has the proportions of its construction: 280 by 200, letters of 200 with a stroke of 30', () => {
  const ce = findMark('ce')
  expect(ce?.viewBox).toEqual({ width: 280, height: 200 })
  expect(ce?.minimumMm).toBe(5)
  expect(ce?.drawnFrom).toBe('geometry')
})

test('a drawing is made once', () => {
  expect(findMark('weee')?.paths).toBe(findMark('weee')?.paths)
})

test('a search finds by Chinese, English, group, source and initials of the pinyin', () => {
  const initials = (text: string) => text.replace('怕', 'p').replace('雨', 'y')
  const ids = (query: string) => searchMarks(query, initials).map(({ id }) => id)
  expect(ids('py')).toContain('keep-dry')
  expect(ids('fragile')).toEqual(['fragile'])
  expect(ids('40 机洗')).toContain('wash-40')
  expect(ids('iso 780')).toHaveLength(17)
  expect(ids('储运图示')).toHaveLength(17)
})

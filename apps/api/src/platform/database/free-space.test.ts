import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { FreeSpace, freeBytes } from './free-space.ts'

test('less than the floor is low; the floor itself is not', () => {
  const at = (bytes: number) =>
    new FreeSpace(
      200,
      () => bytes,
      () => 0,
    ).isLow
  expect([199, 200, 201].map(at)).toEqual([true, false, false])
})

test('the disk is looked at four times a second at most, and freed space counts', () => {
  let now = 0
  const read = vi.fn(() => 0)
  const space = new FreeSpace(200, read, () => now)
  expect(space.isLow).toBe(true)
  read.mockReturnValue(1_000)
  now = 249
  expect(space.isLow).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
  now = 250
  expect(space.isLow).toBe(false)
  expect(read).toHaveBeenCalledTimes(2)
})

test('bytes are those of the disk of the folder', () => {
  const { blocks, bsize } = statfsSync(tmpdir())
  expect(freeBytes(tmpdir())).toBeGreaterThan(0)
  expect(freeBytes(tmpdir())).toBeLessThanOrEqual(blocks * bsize)
})

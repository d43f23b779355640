import { useNavigate } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { useMove } from './use-move.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that moves to `?at=` as told, and what it has moved to. */
async function page() {
  const moved: string[] = []
  let start: (at: string, rows?: Promise<unknown>) => Promise<void> = async () => undefined
  const { address, leave } = await drawPage(() => {
    const moveWith = useMove()
    const navigate = useNavigate()
    start = (at, rows) =>
      moveWith(rows, () => {
        moved.push(at)
        void navigate({ to: '.', search: () => ({ at }) as never })
      })
    return <button type="button">另一处</button>
  })
  return { moved, address, leave, start: (at: string, rows?: Promise<unknown>) => start(at, rows) }
}

const never = () => new Promise(() => undefined)
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

it('moves at once to rows that are there', async () => {
  const { start, address } = await page()
  await act(async () => start('a'))
  expect(address()).toBe('/?at=a')
})

it.each([
  ['come', () => Promise.resolve()],
  ['cannot be had', () => Promise.reject(new Error('no rows'))],
])('moves when its rows %s', async (_, rows) => {
  const { start, moved } = await page()
  await act(async () => start('a', rows()))
  expect(moved).toEqual(['a'])
})

it('waits for rows no longer than a tenth of a second, also when one move replaces another', async () => {
  const { start, moved } = await page()
  let ends = 0
  void start('a', never()).then(() => ends++)
  await pass(60)
  void start('b', never()).then(() => ends++)
  await pass(39)
  expect(moved).toEqual([])
  expect(ends).toBe(1)
  await pass(1)
  expect(moved).toEqual(['b'])
  expect(ends).toBe(2)
})

it.each(['pointerdown', 'keydown'])('has moved before the next %s is answered', async (press) => {
  const { start, moved } = await page()
  void start('a', never())
  await act(async () => document.querySelector('button')?.dispatchEvent(new Event(press, { bubbles: true })))
  expect(moved).toEqual(['a'])
  await pass(1_000)
  expect(moved).toEqual(['a'])
})

it('does not move a page that went elsewhere or was left', async () => {
  const { start, moved, address, leave } = await page()
  let come: (value?: unknown) => void = () => undefined
  const rows = new Promise((resolve) => {
    come = resolve
  })
  const move = start('a', rows)
  await act(async () => start('elsewhere'))
  await act(async () => come())
  await move
  expect(moved).toEqual(['elsewhere'])
  expect(address()).toBe('/?at=elsewhere')
  void start('b', never())
  leave()
  await pass(1_000)
  expect(moved).toEqual(['elsewhere'])
})

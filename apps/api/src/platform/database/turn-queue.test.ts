import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OverloadedError } from './overloaded-error.ts'
import { TurnQueue } from './turn-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PATIENCE = 2_000
const settle = () => vi.advanceTimersByTimeAsync(0)

/** Wishes of many keys, served one by one; notes in which order they were let in. */
function track(queue: TurnQueue) {
  const served: string[] = []
  const refused: string[] = []
  const open: (() => void)[] = []
  return {
    ...{ served, refused, open },
    wish: (key: string, patience = PATIENCE) =>
      void queue.turn(key, patience).then(
        (giveBack) => {
          served.push(key)
          open.push(giveBack)
        },
        (error) => {
          expect(error).toBeInstanceOf(OverloadedError)
          refused.push(key)
        },
      ),
    end: async () => {
      open.shift()?.()
      await settle()
    },
  }
}

test('who brings many waits behind themselves: others are served after one of theirs', async () => {
  const { served, wish, end } = track(new TurnQueue({ slots: 1, perKey: 4 }))
  for (let n = 0; n < 6; n++) wish('heavy')
  wish('light')
  wish('other')
  wish('light')
  await settle()
  for (let n = 0; n < 8; n++) await end()
  expect(served).toEqual([
    ...['heavy', 'heavy', 'light', 'other', 'heavy', 'light', 'heavy', 'heavy', 'heavy'],
  ])
})

test('one key holds four turns, not five, while others find room', async () => {
  const { served, wish, end } = track(new TurnQueue({ slots: 10, perKey: 4 }))
  for (let n = 0; n < 5; n++) wish('heavy')
  await settle()
  expect(served).toHaveLength(4)
  for (let n = 0; n < 7; n++) wish(`light ${n}`)
  await settle()
  expect(served).toHaveLength(10)
  await end()
  expect(served).toHaveLength(11)
})

test('a wish is refused after two seconds, not before, and takes no turn afterwards', async () => {
  const queue = new TurnQueue({ slots: 1, perKey: 1 })
  const { served, refused, wish, end } = track(queue)
  wish('first')
  wish('second')
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toEqual(['second'])
  wish('third')
  await end()
  await end()
  expect(served).toEqual(['first', 'third'])
  expect(queue.waiting).toBe(0)
})

test('more than may wait, of one key or of all, are refused at once', async () => {
  const { refused, wish } = track(new TurnQueue({ slots: 1, perKey: 1, waitingPerKey: 2, waiting: 3 }))
  for (let n = 0; n < 3; n++) wish('a')
  await settle()
  expect(refused).toEqual([])
  wish('a')
  await settle()
  expect(refused).toEqual(['a'])
  wish('b')
  await settle()
  expect(refused).toEqual(['a'])
  wish('c')
  await settle()
  expect(refused).toEqual(['a', 'c'])
})

test('a turn that is given back twice frees one place', async () => {
  const queue = new TurnQueue({ slots: 1, perKey: 1 })
  const giveBack = await queue.turn('a', PATIENCE)
  giveBack()
  giveBack()
  const { served, wish } = track(queue)
  wish('b')
  wish('c')
  await settle()
  expect(served).toEqual(['b'])
})

test('every wish is served once, never more at a time than may be, in the order of its key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (keys, slots, perKey) => {
        const queue = new TurnQueue({ slots, perKey })
        const done: string[] = []
        const holding = new Map<string, number>()
        const all = keys.map(async (key, n) => {
          const giveBack = await queue.turn(key, 1e6)
          holding.set(key, (holding.get(key) ?? 0) + 1)
          expect(holding.get(key)).toBeLessThanOrEqual(perKey)
          expect([...holding.values()].reduce((sum, held) => sum + held, 0)).toBeLessThanOrEqual(slots)
          await new Promise((go) => setTimeout(go, 1))
          holding.set(key, (holding.get(key) ?? 0) - 1)
          done.push(`${key} ${n}`)
          giveBack()
        })
        await vi.advanceTimersByTimeAsync(100)
        await Promise.all(all)
        for (const key of new Set(keys)) {
          const own = done.filter((each) => each.startsWith(key))
          expect(own).toEqual(keys.flatMap((each, n) => (each === key ? [`${each} ${n}`] : [])))
        }
        expect(queue.waiting).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})

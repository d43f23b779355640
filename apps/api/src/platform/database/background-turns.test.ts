import { describe, expect, test } from 'vitest'
import { BackgroundTurns } from './background-turns.ts'

/** A clock that moves by sleeping and by hand. */
function clockFrom(start: number) {
  const clock = { at: start, slept: [] as number[] }
  return {
    clock,
    now: () => clock.at,
    sleep: async (ms: number) => {
      clock.slept.push(ms)
      clock.at += ms
    },
  }
}

describe('turns of background work', () => {
  test('follow each other at once while nobody else asks', async () => {
    const time = clockFrom(1_000)
    const turns = new BackgroundTurns(time)
    for (let n = 0; n < 3; n++) {
      const end = await turns.turn()
      time.clock.at += 100
      end(100)
    }
    expect(time.clock.slept).toEqual([])
  })

  test('leave others four times what they took and computed, five seconds at most', async () => {
    const time = clockFrom(1_000)
    const turns = new BackgroundTurns(time)
    for (const [held, computed] of [
      [100, 0],
      [100, 50],
      [100, 1_000],
      [100, 1_001],
      [1_249, 0],
      [60_000, 0],
    ] as const) {
      const end = await turns.turn()
      time.clock.at += held
      end(held)
      time.clock.at += computed
      turns.noteOther()
    }
    ;(await turns.turn())(0)
    expect(time.clock.slept).toEqual([400, 600, 4_400, 400, 4_996, 5_000])
  })

  test('others count for two seconds', async () => {
    for (const [ago, pauses] of [
      [2_000, 1],
      [2_001, 0],
    ] as const) {
      const time = clockFrom(10_000)
      const turns = new BackgroundTurns(time)
      turns.noteOther()
      const end = await turns.turn()
      end(10)
      time.clock.at += ago
      ;(await turns.turn())(0)
      expect(time.clock.slept).toHaveLength(pauses)
    }
  })

  test('come one at a time, in the order of asking', async () => {
    const turns = new BackgroundTurns(clockFrom(0))
    const order: string[] = []
    const first = await turns.turn()
    const second = turns.turn().then((end) => {
      order.push('second')
      end(0)
    })
    const third = turns.turn().then((end) => {
      order.push('third')
      end(0)
    })
    await Promise.resolve()
    expect(order).toEqual([])
    first(0)
    await Promise.all([second, third])
    expect(order).toEqual(['second', 'third'])
  })
})

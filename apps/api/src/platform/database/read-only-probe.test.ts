import { expect, test } from 'vitest'
import { ReadOnlyProbe } from './read-only-probe.ts'

function probed(answers: (string | Error)[]) {
  let now = 0
  let asked = 0
  const query = async () => {
    const answer = answers[asked++]
    if (answer instanceof Error) throw answer
    return { rows: [{ transaction_read_only: answer }] }
  }
  const probe = new ReadOnlyProbe({ query } as never, () => now)
  return {
    check: () => probe.check(),
    asked: () => asked,
    at: (ms: number) => {
      now = ms
    },
  }
}

test('an answer is good for a second, to the millisecond', async () => {
  const { check, at, asked } = probed(['on', 'off'])
  expect(await Promise.all([check(), check()])).toEqual([true, true])
  at(999)
  expect([await check(), asked()]).toEqual([true, 1])
  at(1_000)
  expect([await check(), asked()]).toEqual([false, 2])
})

test('a database that does not answer is not taken for one that only reads', async () => {
  const { check, at } = probed([new Error('gone'), 'on'])
  expect(await check()).toBe(false)
  at(1_000)
  expect(await check()).toBe(true)
})

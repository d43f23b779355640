import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('never runs more than the limit, runs everything, and starts in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.record({ waits: fc.integer({ min: 0, max: 3 }), fails: fc.boolean() }), { maxLength: 40 }),
      async (most, tasks) => {
        const limit = createConcurrencyLimit(most)
        const started: number[] = []
        let [running, highest] = [0, 0]
        const ends = await Promise.allSettled(
          tasks.map(({ waits, fails }, index) =>
            limit.run(async () => {
              started.push(index)
              running++
              highest = Math.max(highest, running)
              for (let turn = 0; turn < waits; turn++) await Promise.resolve()
              running--
              if (fails) throw new Error('task')
              return index
            }),
          ),
        )
        expect(highest).toBeLessThanOrEqual(most)
        expect(started).toEqual(tasks.map((_, index) => index))
        expect(ends.map((end) => end.status === 'rejected')).toEqual(tasks.map(({ fails }) => fails))
      },
    ),
  )
})

it('gives up a place in the queue when cancelled, and the place is not lost', async () => {
  const limit = createConcurrencyLimit(1)
  let finish: (value: string) => void = () => undefined
  const first = new Promise<string>((resolve) => {
    finish = resolve
  })
  const running = limit.run(() => first)
  const abort = new AbortController()
  const cancelled = limit.run(() => Promise.resolve('never'), abort.signal)
  const third = limit.run(() => Promise.resolve('third'))
  abort.abort(new Error('left'))
  await expect(cancelled).rejects.toThrow('left')
  finish('first')
  expect(await Promise.all([running, third])).toEqual(['first', 'third'])
})

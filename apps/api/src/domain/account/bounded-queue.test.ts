import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

test('never more at once than allowed; all that are let in run; what is over is turned away; failures free their place', async () => {
  const limits = fc.record({
    atOnce: fc.integer({ min: 1, max: 4 }),
    waiting: fc.integer({ min: 0, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(limits, fc.array(fc.boolean(), { maxLength: 20 }), async ({ atOnce, waiting }, jobs) => {
      const queue = new BoundedQueue(atOnce, waiting, () => new Error('full'))
      let [running, most] = [0, 0]
      const results = await Promise.allSettled(
        jobs.map((fails) =>
          queue.run(async () => {
            most = Math.max(most, ++running)
            await new Promise((go) => setImmediate(go))
            running--
            if (fails) throw new Error('failed')
          }),
        ),
      )
      const full = results.filter(
        (result) => result.status === 'rejected' && result.reason.message === 'full',
      )
      expect(most).toBeLessThanOrEqual(atOnce)
      expect(full).toHaveLength(Math.max(0, jobs.length - atOnce - waiting))
      await queue.run(async () => expect(running).toBe(0))
    }),
    { numRuns: 60 },
  )
})

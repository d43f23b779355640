import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NetworkQueue } from './network-queue.ts'

const full = () => new Error('full')
const isFull = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason.message === 'full'

/** Work that ends when it is told to. */
function job() {
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  return { end: () => end(), work: () => ended }
}

test('never more at once than allowed; all that are let in run; what is over is turned away; failures free their place', async () => {
  const limits = fc.record({
    atOnce: fc.integer({ min: 1, max: 4 }),
    waiting: fc.integer({ min: 0, max: 6 }),
  })
  const jobs = fc.array(fc.record({ fails: fc.boolean(), network: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(limits, jobs, async ({ atOnce, waiting }, list) => {
      const queue = new NetworkQueue(atOnce, waiting, full)
      let [running, most] = [0, 0]
      const results = await Promise.allSettled(
        list.map(({ fails, network }) =>
          queue.run(`${network}`, async () => {
            most = Math.max(most, ++running)
            await new Promise((go) => setImmediate(go))
            running--
            if (fails) throw new Error('failed')
          }),
        ),
      )
      expect(most).toBeLessThanOrEqual(atOnce)
      expect(results.filter(isFull)).toHaveLength(Math.max(0, list.length - atOnce - waiting))
      await queue.run('1', async () => expect(running).toBe(0))
    }),
    { numRuns: 60 },
  )
})

test('anyone who comes one by one is never turned away by a flood, while lines are fewer than places', async () => {
  const others = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40 }), others, async (flood, networks) => {
      const queue = new NetworkQueue(2, 10, full)
      const busy = job()
      const flooded = Array.from({ length: flood }, () => queue.run('flood', busy.work))
      const single = networks.map((network) => queue.run(`${network}`, async () => network))
      const refused = Promise.allSettled(flooded)
      busy.end()
      expect(await Promise.all(single)).toEqual(networks)
      expect((await refused).filter(isFull)).toHaveLength(Math.max(0, flood + networks.length - 12))
    }),
    { numRuns: 60 },
  )
})

test('networks take turns, and within one who came first goes first', async () => {
  const queue = new NetworkQueue(1, 10, full)
  const busy = job()
  const order: string[] = []
  const running = queue.run('x', busy.work)
  const rest = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
    queue.run(name.slice(0, 1), async () => {
      order.push(name)
    }),
  )
  busy.end()
  await Promise.all([running, ...rest])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('the newest of the longest line makes place, but not for a line that is as long', async () => {
  const queue = new NetworkQueue(1, 3, full)
  const busy = job()
  const running = queue.run('x', busy.work)
  const [a1, a2, a3] = [1, 2, 3].map((n) => queue.run('a', async () => n))
  const b1 = queue.run('b', async () => 11)
  await expect(a3).rejects.toThrow('full')
  await expect(queue.run('b', async () => 12)).rejects.toThrow('full')
  await expect(queue.run('a', async () => 4)).rejects.toThrow('full')
  busy.end()
  expect(await Promise.all([a1, a2, b1])).toEqual([1, 2, 11])
  await running
})

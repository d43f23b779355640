import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Files } from '../../src/platform/files/files.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { BOARD, exportAttempts, FORMATS, GOODS } from './export-attempts.ts'
import { failingDatabase, failingStore, Steps } from './failing-database.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 })

describeMarketOnBothEngines('exports that are interrupted at any step', LARGE_MARKET, (database) => {
  const exports = exportAttempts(database)
  const { made, run, fileOf, partsOf, forget } = exports

  test.each([
    { ...GOODS, format: 'csv' },
    { ...BOARD, format: 'xlsx' },
  ] as const)('$operation as $format: the same bytes after a fault at each step', async (wish) => {
    const whole = await made(wish)
    const steps = new Steps(-1)
    await run(whole, {
      ...{
        on: failingDatabase(database(), steps),
        files: new Files(failingDatabase(database(), steps), failingStore(exports.store, steps)),
      },
    })
    const bytes = await fileOf(whole)
    expect(steps.count).toBeGreaterThan(30)
    for (let at = 0; at < steps.count; at++) {
      const id = await made(wish)
      const fault = new Steps(at)
      const on = failingDatabase(database(), fault)
      await run(id, { on, files: new Files(on, failingStore(exports.store, fault)) }).catch(() => undefined)
      await run(id)
      expect((await fileOf(id)).equals(bytes), `fault at step ${at}`).toBe(true)
      expect(await partsOf(id)).toBe(0)
      await forget(id)
    }
  })

  test('whatever the size of batches and parts, and wherever it stops, the file is the same', async () => {
    const expected = new Map<string, Buffer>()
    for (const format of FORMATS) {
      const id = await made({ ...GOODS, format })
      await run(id, { size: { batch: 400, batches: 5 } })
      expected.set(format, await fileOf(id))
    }
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          format: fc.constantFrom(...FORMATS),
          batch: fc.integer({ min: 1, max: 100 }),
          batches: fc.integer({ min: 1, max: 6 }),
          stops: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
        }),
        async ({ format, batch, batches, stops }) => {
          const id = await made({ ...GOODS, format })
          const size = { batch, batches }
          for (const at of stops) {
            const fault = new Steps(at)
            await run(id, { on: failingDatabase(database(), fault), size }).catch(() => undefined)
          }
          await run(id, { size })
          expect((await fileOf(id)).equals(expected.get(format) as Buffer)).toBe(true)
          await forget(id)
        },
      ),
      { numRuns: 15 },
    )
  })
})

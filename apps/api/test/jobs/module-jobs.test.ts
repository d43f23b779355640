import { expect, test, vi } from 'vitest'
import { moduleJobs } from '../../src/jobs.ts'
import { Files } from '../../src/platform/files/files.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { JobQueue } from '../../src/platform/jobs/job-queue.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

describeMarketOnBothEngines('what runs by itself', MARKET, (database) => {
  test('every schedule of the program, its jobs and those that follow end well', async () => {
    const db = database()
    const errors: unknown[] = []
    const queue = new JobQueue(db, moduleJobs(db, new Files(db, new FolderStore('/nowhere'))))
    const worker = new Worker({ queue, pollMs: 1e6, onError: (error) => errors.push(error) })
    await worker.start()
    try {
      const names = (await db.kysely.selectFrom('schedule').select('name').execute()).map(({ name }) => name)
      expect(names.toSorted()).toEqual(queue.schedules.map(({ name }) => name).toSorted())
      await db.kysely.updateTable('schedule').set({ next_at: 0 }).execute()
      await worker.drain()
      expect(errors).toEqual([])
      const jobs = await db.kysely.selectFrom('job').selectAll().execute()
      expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
      const kinds = new Set(jobs.map(({ kind }) => kind))
      // Without channels, as a command is, a worker leaves messages to one that has them.
      // Nobody of the demo market has a mail address for notices, or imports a file or a bill.
      const unasked = [
        'deliver-notices',
        'import-file',
        'import-typed',
        'read-bills',
        'commit-bills',
        'undo-bills',
      ]
      const expected = [...queue.kinds.keys()].filter((kind) => !unasked.includes(kind))
      expect([...kinds].toSorted()).toEqual(expected.toSorted())
      const markets = jobs.filter(({ kind }) => kind === 'roll-up').map(({ key }) => key.split(' ')[0])
      expect(markets.toSorted()).toEqual(['aliexpress', 'shein', 'temu', 'tiktok'])
      const late = await db.kysely
        .selectFrom('schedule')
        .select('name')
        .where('next_at', '<', Date.now())
        .execute()
      expect(late).toEqual([])
    } finally {
      await worker.stop()
    }
  })
})

import { expect, test, vi } from 'vitest'
import { loadDemoGoods } from '../../src/domain/demo-goods/load-demo-goods.ts'
import { ensureDemoData } from '../../src/start/demo-data.ts'
import { beginIngest, finishIngest } from '../../src/storage/goods-ingest.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 60_000 })

describeOnBothEngines('demo products at a start', (database) => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const count = async () =>
    Number((await database().pool.query('select count(*) as n from product_metric')).rows[0].n)

  test('a database that somebody provides stays empty, and he is told how to fill it', async () => {
    await ensureDemoData(database(), 'leave', say)
    expect([await count(), said]).toEqual([0, [expect.stringContaining('HAIXUAN_DEMO=1')]])
    said.length = 0
  })

  test('what is there stays as it is, goes when it is not wanted, and never comes back over real rows', async () => {
    const db = database()
    await loadDemoGoods(db, { count: 40 })
    for (const wish of ['load', 'leave'] as const) {
      await ensureDemoData(db, wish, say)
      expect([await count(), said]).toEqual([40, []])
    }
    await ensureDemoData(db, 'remove', say)
    expect(await count()).toBe(0)
    await finishIngest(db, await beginIngest(db, { kind: 'import', name: 'products.csv', collectedAt: null }))
    await ensureDemoData(db, 'load', say)
    expect([await count(), said]).toEqual([0, []])
  })
})

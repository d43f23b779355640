import { bytesSource } from '@haixuan/tabular/workbook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readFiles } from '../../src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../src/modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../../src/modules/finance/store/begin-import.ts'
import { commitImport } from '../../src/modules/finance/store/commit-import.ts'
import { holdStoresInUse } from '../../src/modules/stores/store/hold-stores.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { owner } from '../stores/store-calls.ts'
import { LEDGER, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('a store that is erased', (database) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database())
  })
  afterAll(() => server.close())

  async function read(accountId: string, storeId: string) {
    const db = database()
    const importId = await beginImport(db, accountId, accountId)
    const text = [TRADE, trade('SO-1', '销售回款', '9.99'), trade('SO-2', '销售回款', 'x')].join('\n')
    const ledger = [LEDGER, ['2026-10-05 08:30:00', '结算', 'CNY', '9.99', '']].join('\n')
    const files = [text, ledger].map((content, at) => ({
      ...{ name: `${at}.csv`, source: bytesSource(new TextEncoder().encode(content)) },
    }))
    const wish = {
      accountId,
      importId,
      storeId,
      book: null,
      period: null,
      currency: null,
      layouts: BILL_LAYOUTS,
    }
    await readFiles(db, files, wish)
    await endReading(db, accountId, importId)
    return { accountId, importId }
  }
  const commit = (one: { accountId: string; importId: string }) =>
    commitImport(database(), one, holdStoresInUse)
  const imported = async (accountId: string, storeId: string) =>
    expect(await commit(await read(accountId, storeId))).toBe(true)
  const rowsOf = async (accountId: string) => {
    const counts: number[] = []
    for (const table of ['money_event', 'finance_raw', 'finance_sheet']) {
      const { rows } = await database().pool.query<{ n: number }>(
        `select count(*)::float8 as n from ${table} where account_id = $1`,
        [accountId],
      )
      counts.push(rows[0]?.n ?? Number.NaN)
    }
    return counts
  }

  test('takes its money along, refused rows too, and nothing of another store', async () => {
    const who = await owner(database(), server)
    const [gone, left] = [await who.added(), await who.added()]
    await imported(who.id, gone.id)
    await imported(who.id, left.id)
    expect(await rowsOf(who.id)).toEqual([4, 6, 4])
    expect((await who.erase(gone.id, 1)).body.reason).toBe('store_in_use')
    expect(await rowsOf(who.id), 'a store in use keeps all of it').toEqual([4, 6, 4])
    await who.state(gone.id, 'archived')
    expect((await who.erase(gone.id, 2)).status).toBe(200)
    expect(await rowsOf(who.id)).toEqual([2, 3, 2])
    const { rows } = await database().pool.query(
      'select distinct store_id from money_event where account_id = $1',
      [who.id],
    )
    expect(rows).toEqual([{ store_id: left.id }])
  })

  test('or archived, refused or unknown takes no import that was read before', async () => {
    const who = await owner(database(), server)
    const [archived, refused, other] = [await who.added(), await who.added(), await owner(database(), server)]
    const foreign = await other.added()
    const reads = [archived, refused, foreign].map((store) => read(who.id, store.id))
    const [first, second, third] = await Promise.all(reads)
    await who.state(archived.id, 'archived')
    await database().pool.query("update own_store set ownership = 'refused' where id = $1", [refused.id])
    for (const one of [first, second, third]) expect(one && (await commit(one))).toBe(false)
    const counted = "select 1 from money_event where account_id = $1 and state = 'counted'"
    expect((await database().pool.query(counted, [who.id])).rows).toEqual([])
    await who.state(archived.id, 'active')
    expect(first && (await commit(first))).toBe(true)
  })
})

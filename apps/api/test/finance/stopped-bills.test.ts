import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { holdBooks } from '../../src/modules/finance/store/hold-books.ts'
import { computeCosts } from '../../src/modules/finance/store/month-costs.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import { describeOnBothEngines } from '../engines.ts'
import type { RunningServer } from '../http/running-server.ts'
import { owner, type Store } from '../stores/store-calls.ts'
import { billCalls, billOf } from './bill-calls.ts'
import { TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const BILL = billOf(trade('SO-1', '销售回款', '10.00'), trade('SO-2', '销售回款', 'x'))
const ERASED = expect.stringMatching(/没有写入任何数据.+已被删除.+移除.+重新上传/)
const GONE = expect.stringMatching(/没有写入任何数据.+已归档.+移除.+重新上传/)

describeOnBothEngines('an import whose store takes no rows any more', (database) => {
  const calls = billCalls(database)
  const { read, books, begin, start, work, ask, act } = calls
  let server: RunningServer
  beforeAll(() => {
    server = calls.server()
  })

  const rowsOf = async (id: string) => {
    const counts: number[] = []
    for (const table of ['money_event', 'finance_raw', 'finance_sheet', 'finance_import_file']) {
      const { rows } = await database().pool.query(`select 1 from ${table} where import_id = $1`, [id])
      counts.push(rows.length)
    }
    return counts
  }
  async function people() {
    const who = await owner(database(), server)
    const [store, other] = [await who.added({ currency: 'USD' }), await who.added()]
    const erase = async ({ id }: Store = store) => {
      await who.state(id, 'archived')
      const { revision } = (await who.read(id)).body.data as Store
      expect((await who.erase(id, revision)).status).toBe(200)
    }
    /** It is stopped for good: nothing is left of it but its removal. */
    const isStopped = async (id: string, problem: unknown) => {
      const own = await read(who.token, id)
      expect([own.state, own.problem, own.preview]).toEqual(['failed', problem, null])
      expect(await rowsOf(id)).toEqual([0, 0, 0, 0])
      for (const what of ['commit', 'answers']) {
        const body = what === 'answers' ? { files: [{ no: 0, skip: true }] } : {}
        expect((await ask(who.token, id, what, body)).body.reason).toBe('finance_import_state')
      }
      expect((await books(who.token)).books).toEqual([])
      expect((await calls.remove(who.token, id)).statusCode).toBe(200)
    }
    return { who, token: who.token, store, other, erase, isStopped }
  }

  test('stops when the store is erased; one of another store goes on', async () => {
    const { token, store, other, erase, isStopped } = await people()
    const [own, left] = [
      await begin(token, BILL, { store: store.id }),
      await begin(token, BILL, { store: other.id }),
    ]
    expect([own.state, left.state]).toEqual(['read', 'read'])
    await erase()
    await isStopped(own.id, ERASED)
    await act(token, left.id, 'commit')
    expect((await read(token, left.id)).state).toBe('committed')
  })

  test('goes on without a file of the store that was left out', async () => {
    const { token, store, other, erase } = await people()
    const files = new Map([
      ...BILL,
      ['另一份.csv', Buffer.from([TRADE, trade('SO-3', '销售回款', '7.00')].join('\n'))],
    ])
    const own = await begin(token, files, { store: store.id })
    const answers = [
      { no: 0, skip: true },
      { no: 1, store: other.id },
    ]
    await act(token, own.id, 'answers', { files: answers })
    await erase()
    expect((await read(token, own.id)).state).toBe('read')
    await act(token, own.id, 'commit')
    const done = await read(token, own.id)
    expect([done.state, done.added, (await books(token)).stores.map(({ id }) => id)]).toEqual([
      ...['committed', 1, [other.id]],
    ])
  })

  test('stops when the store is erased before its commit is done, and counts nothing', async () => {
    const { token, store, erase, isStopped } = await people()
    const own = await begin(token, BILL, { store: store.id })
    await ask(token, own.id, 'commit')
    await erase()
    await work()
    await isStopped(own.id, ERASED)
  })

  test.each([
    ['archived', GONE],
    ['erased', ERASED],
  ] as const)('stops when the store is %s before it is read', async (how, problem) => {
    const { who, token, store, erase, isStopped } = await people()
    const id = await start(token, BILL, { store: store.id })
    if (how === 'archived') await who.state(store.id, 'archived')
    else await erase()
    await work()
    await isStopped(id, problem)
  })

  test.each([
    ['archived', GONE],
    ['erased', ERASED],
  ] as const)('stops when the store is %s while it is read', async (how, problem) => {
    const { who, token, store, erase, isStopped } = await people()
    const id = await start(token, BILL, { store: store.id })
    let reads = 0
    class Slow extends FolderStore {
      override async get(name: string) {
        if (reads++ === 0) await (how === 'archived' ? who.state(store.id, 'archived') : erase())
        return await super.get(name)
      }
    }
    await work(new Slow(calls.folder))
    expect(reads).toBeGreaterThan(0)
    await isStopped(id, problem)
  })

  test('stops when no store that its files may belong to is left', async () => {
    const { who, token, store, other, isStopped } = await people()
    const id = await start(token, BILL)
    for (const one of [store, other]) await who.state(one.id, 'archived')
    await work()
    await isStopped(id, GONE)
  })

  test('erasing a store waits for who computes costs or a preview: no figure of it is written afterwards', async () => {
    const db = database()
    // The embedded engine has one connection: transactions take turns anyway.
    if (db.engine === 'embedded') return
    const { who, token, store } = await people()
    const own = await begin(token, BILL, { store: store.id })
    await act(token, own.id, 'commit')
    const costs = async () =>
      (await db.pool.query('select 1 from finance_month_cost where store_id = $1', [store.id])).rows.length
    expect(await costs()).toBeGreaterThan(0)
    await who.state(store.id, 'archived')
    const { revision } = (await who.read(store.id)).body.data as Store
    let commit = (): void => undefined
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    let isComputed = false
    const computing = db.transaction(async (trx) => {
      await holdBooks(trx, who.id)
      await computeCosts(trx, who.id, 'all')
      isComputed = true
      await mayCommit
    })
    await vi.waitFor(() => expect(isComputed).toBe(true), 10_000)
    const erased = who.erase(store.id, revision)
    await vi.waitFor(async () => {
      const { rows } = await db.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      expect(rows).toHaveLength(1)
    }, 10_000)
    commit()
    await computing
    expect((await erased).status).toBe(200)
    expect(await costs()).toBe(0)
  })

  test('counts as open until it is removed: ten at most, however many begin at once', async () => {
    const { token, other } = await people()
    const uploads: string[] = []
    for (let n = 0; n < 14; n++) {
      const bytes = Buffer.from([...BILL.values()][0] ?? '')
      uploads.push(await calls.upload(token, `${n}.csv`, bytes))
    }
    const wish = (upload: string | undefined) =>
      server.post('/api/finance/imports', { key: randomUUID(), uploads: [upload], store: other.id }, token)
    for (const upload of uploads.slice(0, 8)) expect((await wish(upload)).status).toBe(201)
    const answers = await Promise.all(uploads.slice(8).map(wish))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
    expect(new Set(answers.flatMap(({ body }) => body.reason ?? []))).toEqual(
      new Set(['finance_import_full']),
    )
  })
})

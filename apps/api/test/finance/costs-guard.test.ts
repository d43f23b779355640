import { costCells, type EnteredCost } from '@haixuan/rules'
import { expect, test, vi } from 'vitest'
import { countRows } from '../../src/modules/finance/store/commit-import.ts'
import { holdBooks } from '../../src/modules/finance/store/hold-books.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { SKU, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const COST = {
  ...{ skuCode: 'A', skuId: '', validFrom: '2026-01-01', goods: '1', currency: '' },
  ...{ head: '', pack: '', other: '', supplier: '', note: '' },
}
interface Kept {
  removals: string[]
  saved: number
  changes: { before: EnteredCost | null; after: EnteredCost | null }[]
}
const file = (...rows: string[][]) =>
  new Map([['a.csv', Buffer.from([TRADE, ...rows].map((row) => row.join(',')).join('\n'))]])

describeOnBothEngines('a change of costs and booked months', (database) => {
  const { server, begin, read, books, act } = billCalls(database)

  async function seller() {
    const main = await owner(database(), server())
    const store = await main.added()
    const put = (rows: object[], more: object = {}) =>
      server().call('PUT', '/api/finance/costs', {
        ...{ token: main.token, body: { rows, dryRun: false, history: false, ...more } },
      })
    const remove = (query: string) =>
      server().call('DELETE', `/api/finance/costs?${query}`, { token: main.token })
    const sell = (quantity = '1') =>
      begin(main.token, file(trade('SO-1', '销售回款', '10.00', { quantity })), { store: store.id })
    const booked = async () => {
      const { id } = await sell()
      await act(main.token, id, 'commit')
    }
    const goods = async () => (await books(main.token)).books[0]?.goods
    return { ...main, put, remove, sell, booked, goods }
  }
  const verdicts = ({ body }: { body: { data?: unknown } }) =>
    (body.data as { rows: { verdict: string; faults: object[] }[] }).rows.map(({ verdict }) => verdict)

  test('a cost for the SKU id of a booked SKU is history, whatever its code', async () => {
    const { put, booked, goods } = await seller()
    await booked()
    expect((await put([COST])).status).toBe(200)
    const before = await goods()
    expect(before).toMatchObject({ costFen: 100 })
    const rows = [{ ...COST, skuCode: 'ZZZ', skuId: SKU, goods: '7' }]
    expect(verdicts(await put(rows, { dryRun: true }))).toEqual(['history'])
    const refused = await put(rows)
    expect([refused.status, refused.body.reason]).toEqual([409, 'finance_cost_history'])
    expect(await goods()).toEqual(before)
    expect(verdicts(await put([{ ...COST, skuCode: 'ZZZ', skuId: '9', goods: '7' }]))).toEqual(['new'])
    expect((await put(rows, { history: true })).status).toBe(200)
    expect(await goods()).toMatchObject({ costFen: 700 })
  })

  test('of two versions for one SKU id and day that with the last change is in the books', async () => {
    const { put, booked, goods } = await seller()
    await booked()
    const ofId = { ...COST, skuId: SKU }
    for (const [row, fen] of [
      [ofId, 100],
      [{ ...ofId, skuCode: 'ZZZ', goods: '2' }, 200],
      [{ ...ofId, goods: '3' }, 300],
    ] as const) {
      expect((await put([row], { history: true })).status).toBe(200)
      expect(await goods()).toMatchObject({ costFen: fen })
    }
    expect(verdicts(await put([{ ...ofId, skuCode: 'ZZZ', goods: '4' }], { dryRun: true }))).toEqual([
      'history',
    ])
  })

  test('a version that booked months take is removed only when that was asked for', async () => {
    const { put, remove, booked, goods } = await seller()
    await booked()
    await put([COST, { ...COST, validFrom: '2026-11-01', goods: '2' }])
    const before = await goods()
    const of = 'sku_code=A&valid_from=2026-01-01'
    const wouldBe = await remove(`${of}&dry_run=true`)
    expect([wouldBe.status, wouldBe.body.data]).toMatchObject([
      200,
      { books: [{ month: '2026-10', before: { costFen: 100 }, after: { missingSkus: 1 } }] },
    ])
    const refused = await remove(of)
    expect([refused.status, refused.body.reason]).toEqual([409, 'finance_cost_history'])
    expect(refused.body.message).toContain('（2026-10）')
    expect(await goods()).toEqual(before)
    expect((await remove('sku_code=A&valid_from=2026-11-01')).status).toBe(200)
    const removed = await remove(`${of}&history=true`)
    expect([removed.status, removed.body.data]).toEqual([200, wouldBe.body.data])
    expect(await goods()).toMatchObject({ missingSkus: 1 })
  })

  test('rows and removals are one change, and what it changed restores what was there', async () => {
    const { put, booked, goods } = await seller()
    await booked()
    const later = { ...COST, validFrom: '2026-11-01', goods: '2' }
    await put([COST, later])
    const before = await goods()
    const remove = [{ skuCode: 'A', skuId: null, validFrom: '2026-01-01' }]
    const rows = [{ ...COST, validFrom: '2026-09-01', goods: '3' }]
    const asked = await put(rows, { remove, dryRun: true })
    expect(asked.body.data).toMatchObject({
      ...{ rows: [{ verdict: 'history' }], removals: ['history'], saved: 0, changes: [] },
      effect: { books: [{ before: { costFen: 100 }, after: { costFen: 300 } }] },
    })
    const refused = await put(rows, { remove })
    expect([refused.status, refused.body.reason]).toEqual([409, 'finance_cost_history'])
    expect(await goods()).toEqual(before)
    const unknown = await put([], { remove: [{ ...remove[0], skuId: '9' }] })
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'finance_cost_unknown'])
    const both = await put([{ ...COST, goods: '4' }], { remove, history: true })
    expect([both.status, both.body.reason]).toEqual([400, 'finance_cost_refused'])

    const kept = (await put([...rows, later], { remove, history: true })).body.data as Kept
    expect(await goods()).toMatchObject({ costFen: 300 })
    expect([kept.removals, kept.saved]).toEqual([['history'], 2])
    expect(kept.changes).toMatchObject([
      { before: { validFrom: '2026-01-01', goods: 100 }, after: null },
      { before: null, after: { validFrom: '2026-09-01', goods: 300 } },
    ])
    const undone = await put(
      kept.changes.flatMap((change) => (change.before ? costCells(change.before) : [])),
      {
        history: true,
        remove: kept.changes.flatMap(({ before: was, after }) =>
          was === null && after
            ? { skuCode: after.skuCode, skuId: after.skuId, validFrom: after.validFrom }
            : [],
        ),
      },
    )
    expect(undone.status).toBe(200)
    expect(await goods()).toEqual(before)
  })

  test('a commit that comes first is seen by the guard and by the effect', async () => {
    const { id: accountId, put, sell } = await seller()
    expect((await put([COST])).status).toBe(200)
    const { id: importId } = await sell()
    const changing: ReturnType<typeof put>[] = []
    await database().transaction(async (trx) => {
      // Both calls wait for this transaction to end, as they would for that of a commit.
      await holdBooks(trx, accountId)
      changing.push(put([{ ...COST, goods: '6' }]), put([{ ...COST, goods: '5' }], { history: true }))
      await countRows(trx, { accountId, importId })
    })
    const [guarded, asked] = await Promise.all(changing)
    expect([guarded?.status, guarded?.body.reason]).toEqual([409, 'finance_cost_history'])
    expect(asked?.body.data).toMatchObject({
      effect: { books: [{ before: { costFen: 100 }, after: { costFen: 500 } }] },
    })
  })

  test('half a character is a fault of its cell', async () => {
    const { put } = await seller()
    for (const cell of ['skuCode', 'supplier', 'note']) {
      const rows = [{ ...COST, [cell]: 'a\ud800b' }]
      const asked = await put(rows, { dryRun: true })
      const data = asked.body.data as { rows: { faults: { cell: string }[] }[] }
      expect([asked.status, data.rows[0]?.faults.map((fault) => fault.cell)]).toEqual([200, [cell]])
      expect((await put(rows)).body.reason).toBe('finance_cost_refused')
    }
  })

  test('five hundred rows with the longest texts are kept', async () => {
    const { put } = await seller()
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...{ ...COST, skuCode: `${'货'.repeat(96)}${1000 + n}` },
      ...{ supplier: '商'.repeat(200), note: '注'.repeat(500) },
    }))
    const kept = await put(rows)
    expect([kept.status, (kept.body.data as { saved: number }).saved]).toEqual([200, 500])
  })

  test('costs that cannot be added exactly are refused, and an import says so at once', async () => {
    const { put, sell, token, goods } = await seller()
    const most = { ...COST, goods: '1000000.00' }
    expect((await put([most])).status).toBe(200)
    const tooMany = await sell('999999999')
    const told = await read(token, tooMany.id)
    expect(told.problem).toContain('2026-10 的成本合计太大')
    expect((await put([{ ...COST, goods: '1' }], { history: true })).status).toBe(200)
    await act(token, tooMany.id, 'commit')
    expect([(await read(token, tooMany.id)).state, await goods()]).toMatchObject([
      'committed',
      { costFen: 99_999_999_900 },
    ])
    for (const dryRun of [true, false]) {
      const refused = await put([most], { history: true, dryRun })
      expect([refused.status, refused.body.reason]).toEqual([400, 'finance_cost_refused'])
    }
    expect(await goods()).toMatchObject({ costFen: 99_999_999_900 })
  })
})

import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { member, owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { LEDGER, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const bytes = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'))
const file = (name: string, ...rows: string[][]) => new Map([[name, bytes([TRADE, ...rows])]])
const SALE = trade('SO-1', '销售回款', '10.00')
const OTHER = trade('SO-2', '销售回款', '4.00')

describeOnBothEngines('answers and rights of imports of bills', (database) => {
  const calls = billCalls(database)
  const { begin, start, read, books, work, act, ask, remove } = calls
  const server = () => calls.server()
  const rowsOf = async (accountId: string) =>
    (
      await database().pool.query<{ n: number }>(
        `select ((select count(*) from money_event where account_id = $1)
          + (select count(*) from finance_raw where account_id = $1)
          + (select count(*) from finance_sheet where account_id = $1))::float8 as n`,
        [accountId],
      )
    ).rows[0]?.n
  const net = async (token: string) => (await books(token)).books[0]?.revenueNet ?? null

  test('equal rows count each time they occur, or once, as the person says', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const own = await begin(main.token, file('a.csv', SALE, SALE, SALE, OTHER), { store: store.id })
    expect(own.files[0]).toMatchObject({ equalRows: 'both', sheets: [{ equal: 2, added: 4 }] })
    expect(own.preview?.sums).toMatchObject([{ rows: 4, minor: 3_400 }])
    const once = { files: [{ no: 0, equalRows: 'one' }] }
    expect((await act(main.token, own.id, 'answers', once)).status).toBe(200)
    const asked = await read(main.token, own.id)
    expect(asked.files[0]).toMatchObject({ equalRows: 'one', sheets: [{ equal: 2, added: 2, duplicate: 2 }] })
    expect(asked.preview?.sums).toMatchObject([{ rows: 2, minor: 1_400 }])
    await act(main.token, own.id, 'commit')
    expect([(await read(main.token, own.id)).added, await net(main.token)]).toEqual([2, 1_400])
    // Another file counts both; taken out again, no row that was left out takes its place.
    const both = await begin(main.token, file('b.csv', SALE, SALE), { store: store.id })
    expect([both.added, both.duplicate]).toEqual([1, 1])
    await act(main.token, both.id, 'commit')
    expect(await net(main.token)).toBe(2_400)
    await act(main.token, both.id, 'undo')
    expect(await net(main.token)).toBe(1_400)
  })

  test('a store that is added meanwhile may be chosen; a file or store that is none is refused', async () => {
    const main = await owner(database(), server())
    await main.added()
    await main.added()
    const own = await begin(main.token, file('a.csv', SALE))
    expect(own.files[0]?.question?.kind).toBe('store')
    const added = await main.added()
    expect((await read(main.token, own.id)).stores.map(({ id }) => id)).toContain(added.id)
    const foreign = await (await owner(database(), server())).added()
    const refused = async (one: object) =>
      (await ask(main.token, own.id, 'answers', { files: [one] })).body.reason
    expect(await refused({ no: 0, store: foreign.id })).toBe('store_unknown')
    expect(await refused({ no: 7, skip: true })).toBe('finance_import_file_unknown')
    await act(main.token, own.id, 'answers', { files: [{ no: 0, store: added.id }] })
    await act(main.token, own.id, 'commit')
    expect((await books(main.token)).stores.map(({ id }) => id)).toEqual([added.id])
  })

  test('most SKUs of another store are told in numbers', async () => {
    const main = await owner(database(), server())
    const [one, other] = [await main.added(), await main.added()]
    const first = await begin(main.token, file('a.csv', SALE), { store: one.id })
    await act(main.token, first.id, 'commit')
    const asked = await begin(main.token, file('b.csv', OTHER), { store: other.id })
    expect(asked.files[0]?.question).toMatchObject({ kind: 'other_store', guess: one.id })
    expect(asked.files[0]?.question?.text).toContain('100.0%')
    expect((await ask(main.token, asked.id, 'commit')).body.reason).toBe('finance_import_question')
  })

  test('what was left out is neither read nor refused; an unknown currency is refused with a sentence', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const wrong = [...SALE.slice(0, 7), 'ZZZ', SALE[8] ?? '']
    const files = new Map([...file('a.csv', OTHER), ...file('b.csv', SALE, wrong)])
    const own = await begin(main.token, files, { store: store.id })
    expect([own.rows, own.refused]).toEqual([3, 1])
    const { rows } = (await server().get(`/api/finance/imports/${own.id}/refusals`, main.token)).body
      .data as { rows: { file: string; line: number; heading: string; text: string; reason: string }[] }
    expect(rows).toMatchObject([{ file: 'b.csv', line: 3, heading: '币种', text: 'ZZZ' }])
    expect(rows[0]?.reason).toMatch(/\p{Script=Han}/u)
    await act(main.token, own.id, 'answers', { files: [{ no: 1, skip: true }] })
    const left = await read(main.token, own.id)
    expect([left.rows, left.added, left.refused]).toEqual([1, 1, 0])
  })

  test('removed while it is read, or before it is written: no row is left', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const early = await start(main.token, file('a.csv', SALE), { store: store.id })
    expect((await remove(main.token, early)).statusCode).toBe(200)
    await work()
    expect(await rowsOf(main.id)).toBe(0)
    const ready = await begin(main.token, file('a.csv', SALE), { store: store.id })
    expect((await ask(main.token, ready.id, 'commit')).status).toBe(200)
    expect((await ask(main.token, ready.id, 'commit')).body.data).toMatchObject({ state: 'committing' })
    expect((await remove(main.token, ready.id)).statusCode).toBe(200)
    await work()
    expect([await rowsOf(main.id), (await books(main.token)).books]).toEqual([0, []])
    const written = await begin(main.token, file('a.csv', SALE), { store: store.id })
    await act(main.token, written.id, 'commit')
    expect((await remove(main.token, written.id)).statusCode).toBe(409)
    expect(await net(main.token)).toBe(1_000)
  })

  test('two imports of the same rows at once count them once', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const [one, other] = [
      await begin(main.token, file('a.csv', SALE), { store: store.id }),
      await begin(main.token, file('b.csv', SALE, OTHER), { store: store.id }),
    ]
    await Promise.all([ask(main.token, one.id, 'commit'), ask(main.token, other.id, 'commit')])
    await Promise.all([work(), work()])
    const added = [(await read(main.token, one.id)).added, (await read(main.token, other.id)).added]
    // What is told is what was counted, whichever came first.
    expect([added.reduce((sum, n) => (sum ?? 0) + (n ?? 0), 0), await net(main.token)]).toEqual([2, 1_400])
  })

  test('a role that was taken away since is none: an import is not seen, committed or removed any more', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const helper = await member(database(), server(), main.id)
    const people = (role: string | null, revision: number) =>
      main.people(
        store.id,
        revision,
        role === null ? [] : [{ memberId: helper.memberId, role: role as 'viewer' }],
      )
    await people('editor', store.revision)
    const own = await begin(helper.token, file('a.csv', SALE), { store: store.id })
    expect(own.state).toBe('read')
    await people('viewer', store.revision + 1)
    expect((await ask(helper.token, own.id, 'commit')).body.reason).toBe('store_not_yours')
    expect((await remove(helper.token, own.id)).statusCode).toBe(403)
    const list = async () =>
      ((await server().get('/api/finance/imports', helper.token)).body.data as { count: number }).count
    expect(await list()).toBe(1)
    await people(null, store.revision + 2)
    for (const what of ['commit', 'undo'])
      expect((await ask(helper.token, own.id, what)).body.reason).toBe('finance_import_unknown')
    expect((await remove(helper.token, own.id)).statusCode).toBe(404)
    expect(await list()).toBe(0)
    expect((await act(main.token, own.id, 'commit')).status).toBe(200)
    expect(await net(main.token)).toBe(1_000)
  })

  test('the account book is told apart from money', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const ledger = bytes([LEDGER, ['2026-10-05 08:30:00', '结算', 'CNY', '9.99', '']])
    const own = await begin(main.token, new Map([['l.csv', ledger]]), { store: store.id })
    expect(own.preview).toMatchObject({ sums: [], ledgerRows: 1 })
  })
})

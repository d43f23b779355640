import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { member, owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const bytes = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'))
const file = (name: string, ...rows: string[][]) => new Map([[name, bytes([TRADE, ...rows])]])
const SALE = trade('SO-1', '销售回款', '10.00')
const OTHER = trade('SO-2', '销售回款', '4.00')
/** Rows of this bill carry no time. */
const RESENT = new Map([
  [
    'resent.csv',
    bytes([
      ['订单编号', 'SKU ID', 'SKU货号', '数量', '赔付金额'],
      ['SO-7', '130501', 'A', '1', '3.00'],
    ]),
  ],
])

describeOnBothEngines('an answer about a file', (database) => {
  const calls = billCalls(database)
  const { begin, read, books, work, act, ask, upload } = calls
  const server = () => calls.server()
  const answer = (token: string, id: string, one: object) => act(token, id, 'answers', { files: [one] })
  const months = async (token: string) => (await books(token)).books.map(({ month }) => month)

  test('a month may be said again until the commit, also one that was said for all files', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    for (const period of [null, '2026-06']) {
      const own = await begin(main.token, RESENT, { store: store.id, period })
      expect([own.state, own.files[0]?.period]).toEqual([period === null ? 'asking' : 'read', period])
      await answer(main.token, own.id, { no: 0, period: '2026-07' })
      expect((await read(main.token, own.id)).files[0]?.sheets[0]?.months).toEqual(['2026-07'])
      await answer(main.token, own.id, { no: 0, period: '2026-10' })
      const said = await read(main.token, own.id)
      expect([said.state, said.files[0]?.period]).toEqual(['read', '2026-10'])
      expect(said.files[0]?.sheets[0]?.months).toEqual(['2026-10'])
      expect(said.preview?.months.map(({ month }) => month)).toEqual(['2026-10'])
      await act(main.token, own.id, 'commit')
      expect(await months(main.token)).toEqual(['2026-10'])
      await act(main.token, own.id, 'undo')
    }
  })

  test('a month that is said moves no row with a time', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const own = await begin(main.token, file('a.csv', SALE), { store: store.id })
    expect(own.files[0]?.period).toBeNull()
    await answer(main.token, own.id, { no: 0, period: '2026-07' })
    const said = await read(main.token, own.id)
    expect([said.files[0]?.period, said.files[0]?.sheets[0]?.months]).toEqual([null, ['2026-10']])
  })

  test('a file that was left out is taken back with all its rows, its store and its open question', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const files = new Map([...file('a.csv', SALE, SALE), ...file('b.csv', OTHER, ['坏']), ...RESENT])
    const own = await begin(main.token, files, { store: store.id })
    expect([own.state, own.files.map(({ question }) => question?.kind ?? null)]).toEqual([
      'asking',
      [null, null, 'period'],
    ])
    const out = { files: [0, 1, 2].map((no) => ({ no, skip: true })) }
    await act(main.token, own.id, 'answers', out)
    const none = await read(main.token, own.id)
    expect([none.state, none.rows, none.added, none.refused]).toEqual(['read', 0, 0, 0])
    expect(none.files.map(({ store: of, sheets }) => [of, sheets[0]?.kind, sheets[0]?.months])).toEqual(
      own.files.map(() => [null, 'skipped', []]),
    )
    const refusals = await server().get(`/api/finance/imports/${own.id}/refusals`, main.token)
    expect(refusals.body.data).toMatchObject({ count: 0 })
    const back = await ask(main.token, own.id, 'answers', {
      files: [0, 1, 2].map((no) => ({ no, skip: false })),
    })
    expect([back.status, back.body.data]).toMatchObject([200, { state: 'asking' }])
    await work()
    expect((await read(main.token, own.id)).files).toEqual(own.files)
    await answer(main.token, own.id, { no: 2, period: '2026-10' })
    const ready = await read(main.token, own.id)
    expect([ready.state, ready.added, ready.refused]).toEqual(['read', 4, 1])
    await act(main.token, own.id, 'commit')
    expect((await books(main.token)).books[0]?.revenueNet).toBe(2_400)
  })

  test('taken back, the file is computed again; left out at the commit, it leaves no row', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const own = await begin(main.token, new Map([...file('a.csv', SALE), ...file('b.csv', OTHER)]), {
      store: store.id,
    })
    await answer(main.token, own.id, { no: 1, skip: true })
    const back = await ask(main.token, own.id, 'answers', { files: [{ no: 1, skip: false }] })
    expect(back.body.data).toMatchObject({ state: 'reading', preview: null })
    await work()
    expect((await read(main.token, own.id)).preview?.sums).toMatchObject([{ rows: 2, minor: 1_400 }])
    await answer(main.token, own.id, { no: 1, skip: true })
    await act(main.token, own.id, 'commit')
    const done = await read(main.token, own.id)
    expect([done.state, done.added, done.files[1]?.sheets[0]?.kind]).toEqual(['committed', 1, 'skipped'])
    for (const table of ['money_event', 'finance_raw'])
      expect(
        (await database().pool.query(`select 1 from ${table} where import_id = $1`, [own.id])).rows,
      ).toHaveLength(1)
    expect((await ask(main.token, own.id, 'answers', { files: [{ no: 1, skip: false }] })).status).toBe(409)
  })

  test('a file of a store that takes no rows any more is taken back with another store only', async () => {
    const main = await owner(database(), server())
    const [one, other] = [await main.added(), await main.added()]
    const own = await begin(main.token, file('a.csv', SALE), { store: one.id })
    await answer(main.token, own.id, { no: 0, skip: true })
    await main.state(one.id, 'archived')
    const back = (more: object) =>
      ask(main.token, own.id, 'answers', { files: [{ no: 0, skip: false, ...more }] })
    expect((await back({})).body.reason).toBe('store_unknown')
    expect((await read(main.token, own.id)).files[0]?.sheets[0]?.kind).toBe('skipped')
    expect((await back({ store: other.id })).status).toBe(200)
    await work()
    await act(main.token, own.id, 'commit')
    expect((await books(main.token)).stores.map(({ id }) => id)).toEqual([other.id])
  })

  test('a book is one of its store; another store takes it off', async () => {
    const main = await owner(database(), server())
    const [one, other] = [await main.added(), await main.added({ books: ['全球', '美区'] })]
    const wish = async (over: object) => {
      const uploads = [await upload(main.token, 'a.csv', bytes([TRADE, SALE]))]
      return await server().post('/api/finance/imports', { key: randomUUID(), uploads, ...over }, main.token)
    }
    for (const over of [
      { store: one.id, book: '火星' },
      { store: one.id, book: '美区' },
      // Nobody knows yet whose the files are: a book that one of the stores lacks is none.
      { book: '美区' },
    ]) {
      const refused = await wish(over)
      expect([refused.status, refused.body.reason]).toEqual([400, 'finance_book_unknown'])
      expect(refused.body.message).toMatch(/账本「..」/u)
    }
    expect((await wish({ book: '全球' })).status).toBe(201)
    const begun = await wish({ store: other.id, book: '美区' })
    await work()
    const { id } = begun.body.data as { id: string }
    const refused = await ask(main.token, id, 'answers', { files: [{ no: 0, book: '火星' }] })
    expect(refused.body.reason).toBe('finance_book_unknown')
    const both = await ask(main.token, id, 'answers', { files: [{ no: 0, store: one.id, book: '美区' }] })
    expect(both.body.reason).toBe('finance_book_unknown')
    expect((await read(main.token, id)).files[0]).toMatchObject({ store: other.id, book: '美区' })
    await answer(main.token, id, { no: 0, store: one.id })
    expect((await read(main.token, id)).files[0]).toMatchObject({ store: one.id, book: null })
    await answer(main.token, id, { no: 0, store: other.id, book: '美区' })
    expect((await read(main.token, id)).files[0]).toMatchObject({ store: other.id, book: '美区' })
  })

  test('a bill with a heading alone says that it has no rows', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const own = await begin(main.token, new Map([...file('a.csv'), ...file('b.csv', SALE)]), {
      store: store.id,
    })
    expect([own.state, own.rows]).toEqual(['read', 1])
    expect(own.files.map(({ sheets }) => sheets[0]?.problem)).toEqual([
      '只有表头，没有数据行：这个月本来有账时，请重新导出后再导入',
      null,
    ])
  })

  test('a member takes back no file of a store that it may not change any more', async () => {
    const main = await owner(database(), server())
    const [one, other] = [await main.added(), await main.added()]
    const helper = await member(database(), server(), main.id)
    const editor = [{ memberId: helper.memberId, role: 'editor' as const }]
    await main.people(one.id, one.revision, editor)
    await main.people(other.id, other.revision, editor)
    const own = await begin(helper.token, new Map([...file('a.csv', SALE), ...file('b.csv', OTHER)]), {
      store: one.id,
    })
    await answer(helper.token, own.id, { no: 1, store: other.id })
    await answer(helper.token, own.id, { no: 1, skip: true })
    await main.people(other.id, other.revision + 1, [{ memberId: helper.memberId, role: 'viewer' }])
    const back = await ask(helper.token, own.id, 'answers', { files: [{ no: 1, skip: false }] })
    expect(back.body.reason).toBe('store_unknown')
    expect((await act(helper.token, own.id, 'commit')).status).toBe(200)
    expect((await books(main.token)).stores.map(({ id }) => id)).toEqual([one.id])
  })
})

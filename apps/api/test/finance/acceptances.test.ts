import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { member, owner } from '../stores/store-calls.ts'
import { commitTables } from './committed-bills.ts'
import { AT, LEDGER, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

type Schemas = components['schemas']
const NOTE = '平台补扣，已与客服确认'

describeOnBothEngines('accepted differences', (database) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database())
  })
  afterAll(() => server.close())

  /** A store whose settlement is so much more in the account book than in the details. */
  async function seller(booked = '100.02') {
    const who = await owner(database(), server)
    const store = await who.added()
    const place = { store: store.id, month: '2026-10', currency: 'CNY', class: 'settlement' }
    const commit = (...tables: string[][][]) =>
      commitTables(database(), { accountId: who.id, storeId: store.id }, tables)
    await commit([TRADE, trade('SO-1', '销售回款', '100.00')], [LEDGER, [AT, '结算', 'CNY', booked, '']])
    const rows = async (query = '', token = who.token) =>
      (await server.get(`/api/finance/reconciliation?${query}`, token)).body
        .data as Schemas['FinanceReconciliationPage']
    const settlement = async () => {
      const books = (await server.get('/api/finance/books', who.token)).body.data as Schemas['FinanceBooks']
      return books.books[0]?.reconciliation.find((one) => one.class === 'settlement')
    }
    const accept = (about: object = {}, token = who.token) =>
      server.call('PUT', '/api/finance/acceptances', {
        token,
        body: { ...place, difference: 2, note: NOTE, ...about },
      })
    const withdraw = (about: object = {}, token = who.token) => {
      const query = new URLSearchParams({ ...place, ...about } as Record<string, string>)
      return server.call('DELETE', `/api/finance/acceptances?${query}`, { token })
    }
    const history = async (token = who.token, query = '') =>
      (await server.get(`/api/finance/acceptances?${query}`, token)).body
        .data as Schemas['FinanceAcceptanceHistory']
    return { who, store, place, commit, rows, settlement, accept, withdraw, history }
  }

  test('is kept with who, when and the sums; books, lists and history say so', async () => {
    const { who, rows, settlement, accept, history } = await seller()
    expect(await settlement()).toMatchObject({ difference: 2, result: 'different', accepted: null })
    expect((await rows('only=open')).count).toBe(1)
    const done = await accept({ note: `  ${NOTE} ` })
    expect(done.status).toBe(200)
    const accepted = { difference: 2, detail: 10_000, ledger: 10_002, note: NOTE, isCurrent: true }
    expect(done.body.data).toMatchObject({ class: 'settlement', result: 'different', accepted })
    expect(await settlement()).toEqual(done.body.data)
    expect((await rows('only=accepted')).rows).toEqual([
      expect.objectContaining({ accepted: expect.objectContaining(accepted), detailRows: 1, ledgerRows: 1 }),
    ])
    expect((await rows('only=open')).count).toBe(0)
    expect(await history()).toMatchObject({
      count: 1,
      rows: [{ act: 'accepted', note: NOTE, difference: 2, userId: who.id, month: '2026-10' }],
    })
  })

  test('counts no longer when the difference changes, and again when it is what it was', async () => {
    const { commit, rows, settlement, accept } = await seller()
    await accept()
    // Both sums grow alike: the difference is the accepted one.
    await commit(
      [TRADE, trade('SO-2', '销售回款', '7.00')],
      [LEDGER, ['2026-10-06 08:30:00', '结算', 'CNY', '7.00', '']],
    )
    expect(await settlement()).toMatchObject({ detail: 10_700, accepted: { isCurrent: true } })
    const undo = await commit([LEDGER, ['2026-10-07 08:30:00', '结算', 'CNY', '0.40', '']])
    expect(await settlement()).toMatchObject({
      difference: 42,
      accepted: { difference: 2, detail: 10_000, ledger: 10_002, isCurrent: false },
    })
    expect((await rows('only=open')).count).toBe(1)
    await undo()
    expect(await settlement()).toMatchObject({ difference: 2, accepted: { isCurrent: true } })
  })

  test('is taken back, once, and both are told in the order of time', async () => {
    const { settlement, accept, withdraw, history } = await seller()
    await accept()
    expect((await withdraw()).status).toBe(200)
    expect(await settlement()).toMatchObject({ accepted: null })
    const again = await withdraw()
    expect([again.status, again.body.reason]).toEqual([404, 'finance_acceptance_unknown'])
    await accept({ note: '第二次' })
    const { rows, count } = await history()
    expect([count, rows.map(({ act, note }) => [act, note])]).toEqual([
      3,
      [
        ['accepted', '第二次'],
        ['withdrawn', null],
        ['accepted', NOTE],
      ],
    ])
    expect((await history(undefined, 'class=issue')).count).toBe(0)
    expect((await history(undefined, 'limit=1&page=2')).rows.map(({ act }) => act)).toEqual(['withdrawn'])
  })

  test.each([
    ['99.99', -1],
    ['100.00', 0],
    ['100.01', 1],
  ])('an account book of %s is equal and needs none', async (booked, difference) => {
    const { settlement, accept } = await seller(booked)
    const refused = await accept({ difference })
    expect([refused.status, refused.body.reason]).toEqual([409, 'finance_difference_none'])
    expect(await settlement()).toMatchObject({ result: 'equal', accepted: null })
  })

  test('another difference than the caller saw is refused, and so is a class that has a side alone', async () => {
    const { settlement, accept, commit } = await seller()
    const other = await accept({ difference: 3 })
    expect([other.status, other.body.reason]).toEqual([409, 'finance_difference_changed'])
    expect(other.body.message).toContain('0.02 CNY')
    await commit([LEDGER, [AT, '支出', 'CNY', '-5.00', '推广服务费']])
    for (const about of [{ class: 'ads', difference: -500 }, { month: '2026-09' }, { currency: 'USD' }]) {
      expect((await accept(about)).body.reason, JSON.stringify(about)).toBe('finance_difference_none')
    }
    for (const note of ['', '   ', 'x'.repeat(501)]) {
      expect((await accept({ note })).status, note.length.toString()).toBe(400)
    }
    expect((await accept({ note: 'x'.repeat(500) })).status).toBe(200)
    expect(await settlement()).toMatchObject({ accepted: { isCurrent: true } })
  })

  test('a viewer reads it, an editor changes it, a stranger neither', async () => {
    const { who, store, rows, accept, withdraw, history } = await seller()
    const [viewer, editor] = [
      await member(database(), server, who.id),
      await member(database(), server, who.id),
    ]
    const roles = [
      { memberId: viewer.memberId, role: 'viewer' },
      { memberId: editor.memberId, role: 'editor' },
    ]
    expect((await who.people(store.id, 1, roles)).status).toBe(200)
    const refused = await accept({}, viewer.token)
    expect([refused.status, refused.body.reason]).toEqual([403, 'store_not_yours'])
    expect((await accept({}, editor.token)).status).toBe(200)
    expect((await withdraw({}, viewer.token)).body.reason).toBe('store_not_yours')
    expect((await history(viewer.token)).rows).toMatchObject([{ userId: editor.id }])
    expect((await rows('', viewer.token)).rows[0]?.accepted?.note).toBe(NOTE)

    const stranger = await owner(database(), server)
    for (const answer of [await accept({}, stranger.token), await withdraw({}, stranger.token)]) {
      expect([answer.status, answer.body.reason]).toEqual([404, 'store_unknown'])
    }
    expect(await history(stranger.token)).toMatchObject({ rows: [], count: 0 })
    expect((await rows(`store=${store.id}`, stranger.token)).count).toBe(0)
  })

  test('goes with its store when that is erased', async () => {
    const { who, store, accept, history } = await seller()
    await accept()
    await who.state(store.id, 'archived')
    expect((await who.erase(store.id, 2)).status).toBe(200)
    expect(await history()).toMatchObject({ rows: [], count: 0 })
    const { rows } = await database().pool.query(
      'select count(*)::float8 as n from finance_acceptance where account_id = $1',
      [who.id],
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})

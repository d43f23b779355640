import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { financeStores, monthFiles } from '../../src/demo/finance/finance-set.ts'
import { describeOnBothEngines } from '../engines.ts'
import type { RunningServer } from '../http/running-server.ts'
import { member, owner } from '../stores/store-calls.ts'
import { billCalls, type Import } from './bill-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const [made] = financeStores()
const october =
  made.months.find(({ month }) => month === '2026-10') ?? expect.unreachable('there is an October')
const september = made.months.find(({ month }) => month === '2026-09') ?? expect.unreachable('there is one')

describeOnBothEngines('imports of bills', (database) => {
  const calls = billCalls(database)
  const { upload, read, books, begin, work, act } = calls
  let server: RunningServer
  beforeAll(() => {
    server = calls.server()
  })

  test('read, previewed, counted and taken out: the figures are those of the preview, and those of before', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    const choice = { store: store.id, book: '全球' }
    const first = await begin(main.token, await monthFiles(made, september), { ...choice, period: '2026-09' })
    expect([first.state, first.problem]).toEqual(['read', null])
    expect((await books(main.token)).books).toEqual([])
    expect((await act(main.token, first.id, 'commit')).status).toBe(200)
    const before = await books(main.token)
    expect(before.months).toEqual(['2026-09'])

    const second = await begin(main.token, await monthFiles(made, october), { ...choice, period: '2026-10' })
    expect(second.state).toBe('read')
    const month = second.preview?.months.find((one) => one.month === '2026-10')
    expect(month).toMatchObject({ before: { platformNet: null }, after: { platformNet: 23_061_589 } })
    expect(second.files.flatMap(({ sheets }) => sheets).every(({ title }) => title !== '')).toBe(true)
    await act(main.token, second.id, 'commit')
    expect((await read(main.token, second.id)).state).toBe('committed')
    const after = (await books(main.token)).books.find((one) => one.month === '2026-10')
    expect(after).toMatchObject({
      ...{ platformNet: month?.after.platformNet, revenueNet: month?.after.revenueNet },
      goods: { profitFen: month?.after.profitFen, missingIncome: month?.after.missingIncome },
    })
    expect((await act(main.token, second.id, 'undo')).status).toBe(200)
    expect((await read(main.token, second.id)).state).toBe('undone')
    expect(await books(main.token)).toEqual(before)
    expect((await act(main.token, second.id, 'undo')).status).toBe(200)
    expect((await act(main.token, second.id, 'commit')).body.reason).toBe('finance_import_state')
  })

  test('the same files again add nothing, and no original is left', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    const over = { store: store.id, book: '全球', period: '2026-10' }
    const first = await begin(main.token, await monthFiles(made, october), over)
    await act(main.token, first.id, 'commit')
    const again = await begin(main.token, await monthFiles(made, october), over)
    expect([again.added, again.duplicate, again.preview?.months]).toEqual([0, first.added, []])
    const { rows } = await database().pool.query(
      `select 1 from file where account = $1 and state = 'kept'
      and (expires_at is null or expires_at > (extract(epoch from now()) * 1000)::bigint)`,
      [main.id],
    )
    expect(rows).toEqual([])
    expect((await database().pool.query('select 1 from finance_import_file')).rows).toEqual([])
  })

  test('a file without a store is a question; a damaged one stops no other; nothing is counted unanswered', async () => {
    const main = await owner(database(), server)
    const [one, other] = [await main.added(), await main.added()]
    const files = await monthFiles(made, october)
    const bill = [...files].find(([path]) => path.endsWith('.xlsx') && !path.includes('待处理'))
    const broken = new Map([
      ...(bill ? [bill] : []),
      ['坏.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
    ])
    const asked = await begin(main.token, broken as Map<string, Uint8Array>)
    expect(asked.state).toBe('asking')
    expect(asked.files.map(({ question }) => question?.kind ?? null)).toEqual(['store', null])
    expect(asked.files[1]?.sheets[0]).toMatchObject({ kind: 'broken', rows: 0 })
    const early = await act(main.token, asked.id, 'commit')
    expect([early.status, early.body.reason]).toEqual([409, 'finance_import_question'])
    const answers = {
      files: [
        { no: 0, store: other.id, book: '全球', period: '2026-10' },
        { no: 1, skip: true },
      ],
    }
    expect((await server.post(`/api/finance/imports/${asked.id}/answers`, answers, main.token)).status).toBe(
      200,
    )
    await work()
    const ready = await read(main.token, asked.id)
    expect([ready.state, ready.files[0]?.store, ready.files[1]?.sheets[0]?.kind]).toEqual([
      'read',
      other.id,
      'skipped',
    ])
    await act(main.token, asked.id, 'commit')
    expect((await books(main.token)).stores.map(({ id }) => id)).toEqual([other.id])
    expect(one.id).not.toBe(other.id)
  })

  test('an import that was not counted can be removed; a counted one cannot', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    const own = await begin(main.token, await monthFiles(made, october), {
      store: store.id,
      period: '2026-10',
    })
    const remove = () => calls.remove(main.token, own.id)
    expect((await remove()).statusCode).toBe(200)
    expect((await server.get(`/api/finance/imports/${own.id}`, main.token)).body.reason).toBe(
      'finance_import_unknown',
    )
    expect((await remove()).statusCode).toBe(404)
  })

  test('a store that is archived meanwhile takes nothing, and the import says why', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    const own = await begin(main.token, await monthFiles(made, october), {
      store: store.id,
      period: '2026-10',
    })
    await main.state(store.id, 'archived')
    await act(main.token, own.id, 'commit')
    const stopped = await read(main.token, own.id)
    expect([stopped.state, stopped.problem]).toEqual(['failed', expect.stringContaining('已归档')])
    expect((await books(main.token)).books).toEqual([])
  })

  test('a member imports for a store that it may change, and sees no import of others', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    const own = await begin(main.token, await monthFiles(made, october), {
      store: store.id,
      period: '2026-10',
    })
    const helper = await member(database(), server, main.id)
    expect((await server.get(`/api/finance/imports/${own.id}`, helper.token)).status).toBe(404)
    const uploads = [await upload(helper.token, 'a.csv', Buffer.from('a,b\n1,2\n'))]
    const wish = { key: randomUUID(), uploads }
    const refused = async (over: object) =>
      (await server.post('/api/finance/imports', { ...wish, ...over }, helper.token)).body.reason
    expect(await refused({})).toBe('finance_store_needed')
    expect(await refused({ store: store.id })).toBe('store_unknown')
    await main.people(store.id, store.revision, [{ memberId: helper.memberId, role: 'viewer' }])
    expect(await refused({ store: store.id })).toBe('store_not_yours')
    await main.people(store.id, store.revision + 1, [{ memberId: helper.memberId, role: 'editor' }])
    const begun = await server.post('/api/finance/imports', { ...wish, store: store.id }, helper.token)
    expect(begun.status).toBe(201)
    const again = await server.post('/api/finance/imports', { ...wish, store: store.id }, helper.token)
    expect((again.body.data as Import).id).toBe((begun.body.data as Import).id)
    const twice = await server.post(
      '/api/finance/imports',
      { key: randomUUID(), uploads, store: store.id },
      helper.token,
    )
    expect(twice.body.reason).toBe('upload_ended')
  })
})

import { beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import type { RunningServer } from '../http/running-server.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls, billOf } from './bill-calls.ts'
import { trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const BILL = billOf(trade('SO-1', '销售回款', '10.00'))

describeOnBothEngines('work on an import that fails', (database) => {
  const calls = billCalls(database)
  const { read, books, begin, start, work, ask, act } = calls
  let server: RunningServer
  beforeAll(() => {
    server = calls.server()
  })

  const jobs = () => database().kysely.updateTable('job')
  /** Its worker is lost in the last attempt. */
  const lose = (kind: string, id: string) =>
    jobs()
      .set({ state: 'running', tries: 10, lease_until: 1 })
      .where('kind', '=', kind)
      .where('key', 'like', `${id}%`)
      .execute()
  const rowsOf = async (id: string) => {
    const counts: number[] = []
    for (const table of ['money_event', 'finance_raw', 'finance_sheet', 'finance_import_file']) {
      const { rows } = await database().pool.query(`select 1 from ${table} where import_id = $1`, [id])
      counts.push(rows.length)
    }
    return counts
  }
  async function opened() {
    const who = await owner(database(), server)
    const store = await who.added()
    const own = await begin(who.token, BILL, { store: store.id })
    expect(own.state).toBe('read')
    return { who, store, token: who.token, id: own.id }
  }

  test('a commit whose worker is lost says so, and is done when it is asked for again', async () => {
    const { token, id } = await opened()
    await ask(token, id, 'commit')
    await lose('commit-bills', id)
    expect((await read(token, id)).state).toBe('committing')
    await work()
    const told = await read(token, id)
    expect([told.state, told.problem]).toEqual(['failed', expect.stringMatching(/没有改变任何数据.+再试/)])
    expect((await books(token)).books).toEqual([])
    expect((await act(token, id, 'commit')).status).toBe(200)
    const done = await read(token, id)
    expect([done.state, done.problem, done.added]).toEqual(['committed', null, 1])
  })

  test('so does an undo', async () => {
    const { token, id } = await opened()
    await act(token, id, 'commit')
    await ask(token, id, 'undo')
    await lose('undo-bills', id)
    await work()
    const told = await read(token, id)
    expect([told.state, told.problem]).toEqual(['committed', expect.stringContaining('没有改变任何数据')])
    await act(token, id, 'undo')
    const done = await read(token, id)
    expect([done.state, done.problem, (await books(token)).books]).toEqual(['undone', null, []])
  })

  test('a commit that was done and not told is told as done', async () => {
    const { token, id } = await opened()
    await act(token, id, 'commit')
    await database()
      .kysely.updateTable('finance_import')
      .set({ asked: 'commit' })
      .where('id', '=', id)
      .execute()
    await lose('commit-bills', id)
    await work()
    const done = await read(token, id)
    expect([done.state, done.problem, done.added]).toEqual(['committed', null, 1])
  })

  test('a reading that is lost stops the import: no row and no file is left, and it can be removed', async () => {
    const who = await owner(database(), server)
    const store = await who.added()
    const id = await start(who.token, BILL, { store: store.id })
    await lose('read-bills', id)
    await work()
    const told = await read(who.token, id)
    expect([told.state, told.problem]).toEqual(['failed', expect.stringMatching(/没有读完.+移除.+重新上传/)])
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0])
    expect((await act(who.token, id, 'commit')).body.reason).toBe('finance_import_state')
    expect((await calls.remove(who.token, id)).statusCode).toBe(200)
  })

  test('a preview that is lost stops it too: nobody commits what they did not see', async () => {
    const { token, id } = await opened()
    await database().pool.query(
      `update finance_import set found = jsonb_set(found::jsonb, '{preview}', 'null')::text where id = $1`,
      [id],
    )
    await lose('read-bills', id)
    await work()
    expect((await read(token, id)).state).toBe('failed')
    expect(await rowsOf(id)).toEqual([0, 0, 0, 0])
    expect((await ask(token, id, 'commit')).body.reason).toBe('finance_import_state')
  })

  test('a reading whose answers ask for another one, and one that was done, are left as they are', async () => {
    const { token, id } = await opened()
    await lose('read-bills', id)
    await work()
    expect([(await read(token, id)).state, (await rowsOf(id))[0]]).toEqual(['read', 1])
    const period = { files: [{ no: 0, period: '2026-10' }] }
    expect((await ask(token, id, 'answers', period)).status).toBe(200)
    await jobs().set({ state: 'dead', finished_at: 2 }).where('key', '=', `${id} 0`).execute()
    await work()
    expect([(await read(token, id)).state, (await rowsOf(id))[0]]).toEqual(['read', 1])
  })

  test.each(['commit', 'undo'] as const)(
    'a %s is enqueued again when its job is gone, and only then',
    async (what) => {
      const { token, id } = await opened()
      if (what === 'undo') await act(token, id, 'commit')
      await ask(token, id, what)
      const job = () => database().kysely.selectFrom('job').selectAll().where('key', '=', id)
      const own = () => job().where('kind', '=', `${what}-bills`).executeTakeFirst()
      await jobs().set({ state: 'running', lease_until: 9e15 }).where('key', '=', id).execute()
      expect((await ask(token, id, what)).status).toBe(200)
      expect((await own())?.again, 'a job that runs is not asked for twice').toBe(false)
      await database().kysely.deleteFrom('job').where('key', '=', id).execute()
      expect((await ask(token, id, what)).status).toBe(200)
      expect((await own())?.state).toBe('waiting')
      await work()
      expect((await read(token, id)).state).toBe(what === 'commit' ? 'committed' : 'undone')
      expect((await ask(token, id, what)).status).toBe(200)
      expect((await own())?.state, 'what is done is not asked for again').toBe('done')
    },
  )

  test.each(['commit', 'undo'] as const)('calls for a %s at once have the same answer', async (what) => {
    const { token, id } = await opened()
    if (what === 'undo') await act(token, id, 'commit')
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(token, id, what)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    await work()
    expect((await read(token, id)).state).toBe(what === 'commit' ? 'committed' : 'undone')
  })
})

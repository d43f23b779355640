import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertNotice } from '../../src/modules/notices/index.ts'
import { forgetNotices } from '../../src/modules/notices/store/forget-notices.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { keepingChannels, sendAll } from './channels-fixture.ts'

const DAY = 86_400_000
let made = 0

describeOnBothEngines('notices by mail', (database) => {
  const { channels, mails } = keepingChannels()
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { channels, messageFactor: 1e6 })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    mails.length = 0
    await db.pool.query("delete from job where kind in ('deliver-notices', 'send-subscribed')")
    await db.pool.query('delete from delivery')
  })
  const set = (token: string, mode: string, addressId: string | null) =>
    server.call('PUT', '/api/me/notice-mail', { token, body: { mode, addressId } })
  const read = async (token: string) => (await server.get('/api/me/notice-mail', token)).body.data
  const address = async (userId: string, state: 'verified' | 'waiting' = 'verified') => {
    const id = randomUUID()
    const text = `li${++made}@example.com`
    await db.pool.query(
      `insert into user_mail (user_id, id, address, address_key, verified_at)
       values ($1, $2, $3, $3, ${state === 'verified' ? 'now()' : 'null'})`,
      [userId, id, text],
    )
    return { id, text }
  }
  /** Somebody who gets notices by mail. */
  const subscriber = async (mode = 'daily') => {
    const person = await entered(db)
    const to = await address(person.id)
    expect((await set(person.token, mode, to.id)).status).toBe(200)
    return { ...person, to }
  }
  const tell = (userId: string, title: string, { about = title, now = Date.now() } = {}) =>
    db.transaction((trx) =>
      insertNotice(
        trx,
        {
          ...{ userId, kind: 'next_live', about, at: { page: '/tiktok/livedetail?id=7&a=b' } },
          ...{ marketplace: 'tiktok', title, body: `${title}的正文`, matches: [], matchCount: 1 },
        },
        now,
      ),
    )
  /** The clock passes the end of every window; what is due is done. */
  const pass = async () => {
    await db.pool.query("update job set run_at = 0 where kind = 'deliver-notices' and state = 'waiting'")
    expect(await sendAll(db, channels, ['deliver-notices', 'send-subscribed'])).toEqual([])
  }
  const deliveries = async () =>
    (
      await db.pool.query(
        'select message_key, state, notice_ids, not_before::float8 as at from delivery order by 1',
      )
    ).rows

  test('is off by preset; a day has one summary, with what was told and not read', async () => {
    const { id, token } = await entered(db)
    expect(await read(token)).toEqual({ mode: 'off', addressId: null })
    await tell(id, '甲')
    expect(await deliveries()).toEqual([])
    const to = await address(id)
    expect((await set(token, 'daily', to.id)).status).toBe(200)
    expect(await read(token)).toEqual({ mode: 'daily', addressId: to.id })
    for (const title of ['乙', '丙', '丁']) expect(await tell(id, title)).toBe(true)
    expect(await tell(id, '丁'), 'the same is told once').toBe(false)
    await db.pool.query("update notice set read_at = 1 where user_id = $1 and title = '丙'", [id])
    const [held] = await deliveries()
    expect(held.state).toBe('held')
    expect(new Date(held.at).toISOString()).toMatch(/T01:00:00.000Z$/)
    expect(held.at - Date.now()).toBeLessThanOrEqual(DAY)
    const { rows } = await db.pool.query(
      "select run_at::float8 as at from job where kind = 'deliver-notices' and state = 'waiting'",
    )
    expect(Math.abs(rows[0].at - held.at)).toBeLessThan(60_000)
    await pass()
    expect(mails.map(({ to: whom, subject }) => [whom, subject])).toEqual([[to.text, '每日汇总：2 条新消息']])
    const [mail] = mails
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('丁的正文')
      expect(part).not.toMatch(/甲|丙/)
    }
    expect(mail?.text).toContain('https://www.example.com/tiktok/livedetail?id=7&a=b')
    expect(mail?.text).toContain('https://www.example.com/#notices')
  })

  test('no second mail for the same day and notice: not by a repeated job, not by two at once', async () => {
    const { id } = await subscriber()
    await tell(id, '一')
    await pass()
    const again = async () => {
      await db.pool.query(
        "update job set state = 'waiting', tries = 0, run_at = 0 where kind = 'deliver-notices'",
      )
      await Promise.all([1, 2].map(() => sendAll(db, channels, ['deliver-notices', 'send-subscribed'])))
    }
    await again()
    await again()
    expect(mails).toHaveLength(1)
    expect((await deliveries()).map(({ state }) => state)).toEqual(['queued'])
  })

  test('what comes after a summary was sent is in the next one; at many moments at once nothing is lost', async () => {
    const { id } = await subscriber()
    const now = Date.now()
    await tell(id, '早', { now })
    await pass()
    await Promise.all(['一', '二', '三', '四'].map((title) => tell(id, title, { now })))
    const rows = await deliveries()
    expect(rows.map(({ state }) => state)).toEqual(['queued', 'held'])
    expect(rows[1].at - rows[0].at).toBe(DAY)
    expect(rows[1].notice_ids).toHaveLength(4)
    await pass()
    expect(mails.map(({ subject }) => subject)).toEqual(['每日汇总：早', '每日汇总：4 条新消息'])
    expect(mails[0]?.id).not.toBe(mails[1]?.id)
  })

  test('soon means within five minutes, and one mail for what comes together', async () => {
    const { id } = await subscriber('soon')
    const now = 300_000 * 5_000_000
    for (const title of ['一', '二']) await tell(id, title, { now })
    await tell(id, '三', { now: now + 300_000 })
    expect((await deliveries()).map(({ at, notice_ids: ids }) => [at - now, ids.length])).toEqual([
      [300_000, 2],
      [600_000, 1],
    ])
    await pass()
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['2 条新消息', '三'])
  })

  test.each([
    ['all are read', (id: string) => db.pool.query('update notice set read_at = 1 where user_id = $1', [id])],
    [
      'the address bounced',
      (id: string) => db.pool.query('update user_mail set bounced_at = now() where user_id = $1', [id]),
    ],
    ['the address is gone', (id: string) => db.pool.query('delete from user_mail where user_id = $1', [id])],
    [
      'it was ended',
      (id: string) => db.pool.query("update channel set state = 'off' where user_id = $1", [id]),
    ],
  ])('nothing is sent when %s', async (_when, happen) => {
    const { id } = await subscriber()
    await tell(id, '一')
    await happen(id)
    await pass()
    expect(mails).toEqual([])
    expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped'])
  })

  test('a transaction that is taken back leaves no mail', async () => {
    const { id } = await subscriber()
    const fail = db.transaction(async (trx) => {
      const about = {
        kind: 'next_live',
        about: 'x',
        at: { page: '/' },
        marketplace: null,
        matchCount: 0,
      } as const
      await insertNotice(trx, { userId: id, ...about, title: '无', body: '', matches: [] }, Date.now())
      throw new Error('taken back')
    })
    await expect(fail).rejects.toThrow('taken back')
    expect(await deliveries()).toEqual([])
  })

  test('goes to a verified address of the caller alone, and needs a site that sends mail', async () => {
    const [one, other] = [await entered(db), await entered(db)]
    const foreign = await address(other.id)
    const waiting = await address(one.id, 'waiting')
    for (const id of [foreign.id, waiting.id, randomUUID(), null])
      expect((await set(one.token, 'daily', id)).body.reason).toBe('mail_address_unverified')
    expect(await read(one.token)).toEqual({ mode: 'off', addressId: null })
    const bare = await runServer(db)
    const put = (mode: string) =>
      bare.call('PUT', '/api/me/notice-mail', { token: other.token, body: { mode, addressId: foreign.id } })
    expect((await put('daily')).body.reason).toBe('channel_missing')
    expect((await put('off')).status, 'ending is always possible').toBe(200)
    await bare.close()
  })

  test('an address that bounced pauses it, and it goes on once the address is verified again', async () => {
    const { id, token, to } = await subscriber('soon')
    await db.pool.query('update user_mail set bounced_at = now() where id = $1', [to.id])
    expect(await read(token)).toEqual({ mode: 'soon', addressId: null })
    await db.pool.query('update user_mail set bounced_at = null where id = $1', [to.id])
    expect(await read(token)).toEqual({ mode: 'soon', addressId: to.id })
    await tell(id, '一')
    await pass()
    expect(mails).toHaveLength(1)
  })

  test('codes do not wait behind it, and a worker that does not know its kind leaves it alone', async () => {
    const { id } = await subscriber()
    await tell(id, '一')
    await db.pool.query("update job set run_at = 0 where kind = 'deliver-notices'")
    await sendAll(db, channels, ['deliver-notices'])
    await sendAll(db, channels, ['send-message'])
    expect(mails).toEqual([])
    await sendAll(db, channels, ['send-subscribed'])
    expect(mails).toHaveLength(1)
  })

  test('what waits in the outbox is not sent any more once the person has ended it', async () => {
    const { id, token } = await subscriber()
    await tell(id, '一')
    await db.pool.query("update job set run_at = 0 where kind = 'deliver-notices'")
    await sendAll(db, channels, ['deliver-notices'])
    expect((await set(token, 'off', null)).status).toBe(200)
    await sendAll(db, channels, ['send-subscribed'])
    expect(mails).toEqual([])
  })

  test('deliveries are known for thirty days', async () => {
    const { id } = await subscriber()
    const now = Date.now()
    for (const days of [29, 32]) await tell(id, `${days}`, { now: now - days * DAY })
    await forgetNotices(db, now)
    expect(await deliveries()).toHaveLength(1)
  })
})

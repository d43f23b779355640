import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertNotice } from '../../src/modules/notices/index.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { keepingChannels, sendAll } from './channels-fixture.ts'

const ADDRESS = '/api/mail/unsubscribe'
const FORM = 'List-Unsubscribe=One-Click'

describeOnBothEngines('unsubscribing by one click', (database) => {
  const { channels, mails } = keepingChannels()
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { channels })
  })
  afterAll(() => server.close())
  /** Somebody who has got a mail of notices, and its link. */
  const reader = async () => {
    const person = await entered(db)
    const addressId = randomUUID()
    await db.pool.query(
      `insert into user_mail (user_id, id, address, address_key, verified_at) values ($1, $2, $3, $3, now())`,
      [person.id, addressId, `${addressId}@example.com`],
    )
    const subscribe = (mode: string) =>
      server.call('PUT', '/api/me/notice-mail', { token: person.token, body: { mode, addressId } })
    await subscribe('soon')
    const about = { kind: 'seat_back', about: randomUUID(), at: { page: '/buy' }, marketplace: null } as const
    const notice = { userId: person.id, ...about, title: '甲', body: '乙', matches: [], matchCount: 0 }
    await db.transaction((trx) => insertNotice(trx, notice, Date.now()))
    await db.pool.query("update job set run_at = 0 where kind = 'deliver-notices' and state = 'waiting'")
    await sendAll(db, channels, ['deliver-notices', 'send-subscribed'])
    const link = new URL(mails.at(-1)?.unsubscribeUrl ?? '')
    const mode = async () =>
      ((await server.get('/api/me/notice-mail', person.token)).body.data as { mode: string }).mode
    return {
      ...person,
      subscribe,
      mode,
      link,
      token: person.token,
      secret: link.searchParams.get('token') ?? '',
    }
  }
  const address = (search: string) => `http://127.0.0.1:${server.port}${ADDRESS}${search}`
  const post = (
    search: string,
    body: string | undefined = FORM,
    type = 'application/x-www-form-urlencoded',
  ) =>
    fetch(address(search), {
      ...{ method: 'POST', redirect: 'manual' },
      ...(body === '' ? {} : { body, headers: { 'content-type': type } }),
    })

  test('the header of a mail has an https address; only a digest of its token is kept', async () => {
    const { link, secret } = await reader()
    expect(link.origin + link.pathname).toBe(`https://www.example.com${ADDRESS}`)
    expect(secret).toMatch(/^hxu_[\w-]{43}$/)
    const kept = await Promise.all(
      ['channel', 'delivery', 'outgoing_message', 'job'].map((table) =>
        db.pool.query(`select * from ${table}`),
      ),
    )
    expect(JSON.stringify(kept.map(({ rows }) => rows))).not.toContain(secret)
    expect(mails.at(-1)?.text).toContain(`退订：${link.href}`)
  })

  test.each([
    [FORM, 'application/x-www-form-urlencoded'],
    [
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['', ''],
  ])('a POST of %j without a session ends it, again and again', async (body, type) => {
    const { link, mode, subscribe } = await reader()
    for (let n = 0; n < 2; n++) {
      const answer = await post(link.search, body, type)
      expect([answer.status, await answer.text(), await mode()]).toEqual([
        200,
        '已退订，不再发送通知邮件。\n',
        'off',
      ])
    }
    await subscribe('daily')
    expect(await mode(), 'who subscribes anew is subscribed').toBe('daily')
  })

  test('a GET changes nothing and leads to a page that asks, with the token in the fragment', async () => {
    const { link, mode, secret } = await reader()
    const answer = await fetch(address(link.search), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/login?view=unsubscribe#${secret}`,
    ])
    expect(await mode()).toBe('soon')
    const page = await server.post('/api/weapp/unsubscribe', { token: secret })
    expect([page.status, await mode()]).toEqual([200, 'off'])
    expect((await server.post('/api/weapp/unsubscribe', { token: secret })).status).toBe(200)
  })

  test('a wrong token ends nobody, and says so', async () => {
    const { mode, secret } = await reader()
    const wrong = `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`
    for (const search of [`?token=${wrong}`, '?token=', '', `?token=${secret}&token=${wrong}`, '?token=%00'])
      expect((await post(search)).status, search).toBe(404)
    expect((await server.post('/api/weapp/unsubscribe', { token: wrong })).body.reason).toBe(
      'unsubscribe_link_wrong',
    )
    expect(await mode()).toBe('soon')
    expect((await post('?token=x', 'x'.repeat(2_000))).status).toBe(413)
  })

  test('the token reaches no log, by neither way', async () => {
    const { link, secret } = await reader()
    await fetch(address(link.search), { redirect: 'manual' })
    await post(link.search)
    await server.post('/api/weapp/unsubscribe', { token: secret })
    server.app.log.error(`somewhere ${secret}`)
    expect(server.log.join('')).toContain(ADDRESS)
    expect(server.log.join('')).not.toContain(secret)
  })
})

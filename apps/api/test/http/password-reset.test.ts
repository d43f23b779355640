import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResetLink } from '../../src/modules/account/store/reset-link.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from './api-keys.ts'
import { entered, freshMobile, PASSWORD } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const NEW = { password: 'autumn-99', confirm_password: 'autumn-99' }

describeOnBothEngines('a forgotten password', (database) => {
  let server: RunningServer
  let db: Database
  let operator: string
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const ports = await entered(db)
    await setOperator(db, ports.mobile, true, 'test')
    operator = ports.token
  })
  afterAll(() => server.close())
  const issue = (id: string, token = operator) =>
    server.post(`/api/admin/users/${id}/reset-links`, { checked: '核对了付款记录' }, token)
  const linkOf = async (id: string) =>
    ((await issue(id)).body.data as { path: string }).path.split('#')[1] ?? ''
  const reset = (token: string, about: object = {}) =>
    server.post('/api/weapp/reset-password', { token, ...NEW, endKeys: true, ...about })
  const status = async (token: string) => (await server.get('/api/user/getUserInfo', token)).status

  test('is set again by a link, once: sessions and keys end, the token is kept as a digest, and both logs tell', async () => {
    const { id, mobile, token } = await entered(db)
    const key = await keyOf(server, token)
    const link = await linkOf(id)
    const { rows: kept } = await db.pool.query('select * from password_reset where user_id = $1', [id])
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(link)
    expect((await reset(link)).text).toBe('{"code":0,"data":null}')
    expect([await status(token), (await server.get('/api/user/getUserInfo', key.token)).status]).toEqual([
      401, 401,
    ])
    expect((await reset(link)).body.reason).toBe('reset_link_dead')
    expect((await server.post('/api/weapp/loginpassword', { mobile, password: PASSWORD })).status).toBe(401)
    expect(await server.signIn(mobile, NEW.password)).toMatch(/^hx_/)
    const events = await db.pool.query('select kind from account_event where user_id = $1', [id])
    const kinds = events.rows.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['password_reset_issued', 'password_reset', 'api_keys_revoked']),
    )
    const ports = await db.pool.query(
      "select detail from operator_event where kind = 'reset_link_issued' and subject = $1",
      [id],
    )
    expect(ports.rows.map(({ detail }) => detail)).toEqual([{ checked: '核对了付款记录' }])
    expect(JSON.stringify([events.rows, ports.rows])).not.toContain(link)
  })

  test('keeps the keys for who says so', async () => {
    const { id, token } = await entered(db)
    const key = await keyOf(server, token)
    expect((await reset(await linkOf(id), { endKeys: false })).status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', key.token)).body.reason).not.toBe('key_unknown')
  })

  test.each([
    ["now() - interval '1 millisecond'", 409],
    ["now() + interval '5 seconds'", 200],
  ])('a link that ends at %s answers %i', async (at, code) => {
    const { id } = await entered(db)
    const link = await linkOf(id)
    await db.pool.query(`update password_reset set expires_at = ${at} where user_id = $1`, [id])
    const weak = { password: '123456', confirm_password: '123456' }
    const told = code === 409 ? 'reset_link_dead' : 'weak_password'
    expect((await reset(link, weak)).body.reason, 'a dead link tells nothing of itself').toBe(told)
    expect((await reset(link)).status).toBe(code)
  })

  test('a newer link ends the older; one that was never there is as dead; a weak password leaves it good', async () => {
    const { id } = await entered(db)
    const [older, newer] = [await linkOf(id), await linkOf(id)]
    const never = `hxr_${'A'.repeat(43)}`
    expect((await reset(older)).text).toBe((await reset(never)).text)
    const weak = { password: '123456', confirm_password: '123456' }
    expect((await reset(newer, weak)).body.reason).toBe('weak_password')
    expect((await reset(newer, { confirm_password: 'autumn-98' })).body.message).toBe('两次输入密码不一致')
    expect((await reset(newer)).status).toBe(200)
  })

  test('a link ends with the password that it was to replace, and with the mobile; a new nickname leaves it', async () => {
    const { id, token } = await entered(db)
    const link = await linkOf(id)
    expect((await server.post('/api/user/edit', { nickname: '海风' }, token)).status).toBe(200)
    const dies = async () =>
      (await reset(link, { password: '123456', confirm_password: '123456' })).body.reason
    expect(await dies()).toBe('weak_password')
    expect((await server.post('/api/weapp/setpassword', NEW, token)).status).toBe(200)
    expect(await dies()).toBe('reset_link_dead')
    const erp = await entered(db, { mobile: `erp-${id}` })
    const other = await linkOf(erp.id)
    const moved = await server.post('/api/erp/updateUser', { mobile: freshMobile() }, erp.token)
    expect([moved.status, (await reset(other)).body.reason]).toEqual([200, 'reset_link_dead'])
  })

  test('of many at one moment one takes it', async () => {
    const { id } = await entered(db)
    const link = await linkOf(id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(link)))
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
  })

  test('is for operators to issue, with a word on the check, and not for operators from the console', async () => {
    const [{ id, token }, colleague] = [await entered(db), await entered(db)]
    await setOperator(db, colleague.mobile, true, 'test')
    expect((await issue(id, token)).body.reason).toBe('operator_only')
    expect((await issue(colleague.id)).body.reason).toBe('desk_refused')
    expect((await issue('00000000-0000-4000-8000-000000000000')).body.reason).toBe('desk_refused')
    const bare = await server.post(`/api/admin/users/${id}/reset-links`, { checked: ' ' }, operator)
    expect(bare.status).toBe(400)
    const by = { actor: 'cli', checked: '本人到场', isTerminal: true }
    expect((await createResetLink(db, { mobile: colleague.mobile }, by)).path).toMatch(
      /^\/login\?view=reset#hxr_[\w-]{43}$/,
    )
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandoverCode } from '../../src/modules/account/store/handover.ts'
import { findCaller } from '../../src/modules/account/store/session.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { type HostDraft, WHITE_LABEL_HIDDEN } from '../../src/modules/hosts/rules/site-host.ts'
import { SiteRegistry } from '../../src/modules/hosts/store/site-registry.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, freshMobile } from './people.ts'
import { type Answer, type RunningServer, runServer } from './running-server.ts'

const PAGE =
  '<!doctype html><html lang="zh-CN"><head><script>window.a=1</script><title>海选</title><meta name="description" content="默认"><link rel="icon" href="/icon.svg"></head></html>'
const ERP = 'https://erp.example.com'

describeOnBothEngines('hosts and handing over', (database) => {
  let server: RunningServer
  let db: Database
  let operator: string
  const root = mkdtempSync(join(tmpdir(), 'haixuan-hosts-'))
  beforeAll(async () => {
    db = database()
    writeFileSync(join(root, 'index.html'), PAGE)
    server = await runServer(db, { webRoot: root })
    const { mobile, token } = await entered(db)
    await setOperator(db, mobile, true, 'test')
    operator = token
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })

  /** A call under another host name; fetch would send its own. */
  const ask = (host: string, path: string, about: { method?: string; token?: string; body?: unknown } = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const { method = 'GET', token, body } = about
      const headers = {
        host,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const call = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
  const save = (name: string, about: Partial<HostDraft> = {}) =>
    server.call('PUT', `/api/admin/hosts/${name}`, {
      token: operator,
      body: {
        ...{ siteName: '蓝海数据', logoUrl: null, loginUrl: null, accent: null, hidden: WHITE_LABEL_HIDDEN },
        ...{ origins: [ERP], ...about },
      },
    })

  test('a host gets its name, icon and configuration, and nobody else does', async () => {
    await save('Data.Example.com', { logoUrl: 'https://cdn.example.com/a.png?x=1&y=2', accent: '#0A6C5A' })
    for (const host of ['data.example.com', 'DATA.example.com:8443', 'data.example.com.']) {
      const { text } = await ask(host, '/temu/home')
      expect(text).toContain('<title>蓝海数据</title>')
      expect(text).toContain('href="https://cdn.example.com/a.png?x=1&amp;y=2"')
      const data = /data-site="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
      expect(JSON.parse(data ?? '')).toEqual({
        ...{ siteName: '蓝海数据', logoUrl: 'https://cdn.example.com/a.png?x=1&y=2', loginUrl: null },
        ...{ accent: '#0a6c5a', hidden: WHITE_LABEL_HIDDEN, origins: [ERP] },
      })
    }
    for (const host of ['www.data.example.com', 'data.example.com.evil.com', 'unknown.test', '[::1]'])
      expect((await ask(host, '/')).text).toBe(PAGE)
  })

  test('a forwarded host changes nothing, and what a host is called never becomes a script', async () => {
    await save('quote.example.com', { siteName: '"><script>alert(1)<' })
    const { text, headers } = await ask('quote.example.com', '/')
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    const forwarded = await server.call('GET', '/', { headers: { 'x-forwarded-host': 'data.example.com' } })
    expect(forwarded.text).toBe(PAGE)
  })

  test('only listed origins may frame the page, and only pages of their host', async () => {
    await save('framed.example.com')
    const framed = await ask('framed.example.com', '/authorize')
    expect(framed.headers['content-security-policy']).toContain(`frame-ancestors ${ERP}`)
    expect(framed.headers['x-frame-options']).toBeUndefined()
    const api = await ask('framed.example.com', '/api/getServerTime')
    expect(api.headers['x-frame-options']).toBe('DENY')
    const plain = await ask('plain.example.com', '/authorize')
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(plain.headers['x-frame-options']).toBe('DENY')
  })

  test.each([
    [{ siteName: ' ' }, '站点名称'],
    [{ logoUrl: 'http://cdn.example.com/a.png' }, '标志图片'],
    [{ loginUrl: 'javascript:alert(1)' }, '登录图片'],
    [{ origins: ['https://*.example.com'] }, '来源'],
    [{ origins: ['null'] }, '来源'],
  ])('a host with %j is refused', async (about, said) => {
    const answer = await save('refused.example.com', about)
    expect([answer.status, answer.body.reason]).toEqual([409, 'desk_refused'])
    expect(answer.body.message).toContain(said)
  })

  test('a removed host is the default brand at once; another process sees a change within its five seconds', async () => {
    await save('gone.example.com')
    let now = 0
    const other = new SiteRegistry(db, () => now)
    now = 10_000
    expect((await other.of('gone.example.com')).host?.siteName).toBe('蓝海数据')
    expect(
      (await server.call('DELETE', '/api/admin/hosts/gone.example.com', { token: operator })).status,
    ).toBe(200)
    expect((await ask('gone.example.com', '/')).text).toBe(PAGE)
    now = 15_001
    await other.of('gone.example.com')
    await expect.poll(async () => (await other.of('gone.example.com')).host).toBeUndefined()
  })

  test('a switched feature reaches pages and calls: nobody registers while registration is closed', async () => {
    const register = () =>
      server.post('/api/weapp/register', {
        ...{ mobile: freshMobile(), password: 'spring-77', confirm_password: 'spring-77' },
        ...ACCEPTED,
      })
    const set = (isOn: boolean) =>
      server.call('PUT', '/api/admin/flags/registration', { token: operator, body: { isOn } })
    await set(false)
    expect((await ask('unknown.test', '/')).text).toContain(
      '{&quot;flags&quot;:{&quot;registration&quot;:false}}',
    )
    expect((await register()).body.reason).toBe('registration_closed')
    await set(true)
    expect((await register()).status).toBe(200)
  })

  test('a code opens one session, once of a hundred at the same moment, under its host alone', async () => {
    const { id, token } = await entered(db)
    const made = await ask('data.example.com', '/api/me/handover-codes', { method: 'POST', token })
    const { code } = JSON.parse(made.text).data as { code: string }
    expect(code).toMatch(/^hxc_[\w-]{43}$/)
    const redeem = (host: string) =>
      ask(host, '/api/handover-codes/redeem', { method: 'POST', body: { code } })
    expect((await redeem('other.example.com')).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem('data.example.com')))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const fresh = JSON.parse(good[0]?.text ?? '').data.token as string
    expect(fresh).not.toBe(token)
    expect((await findCaller(db, fresh, true))?.userId).toBe(id)
    const kept = await db.pool.query('select count(*)::int as n from handover_code')
    expect(kept.rows[0].n).toBe(0)
    expect(server.log.join('\n')).not.toContain(code)
  })

  test('a code is dead after 60 seconds by the clock of the database, and with the session that made it', async () => {
    const { id, token } = await entered(db)
    const caller = await findCaller(db, token, true)
    if (!caller) throw new Error('The fresh token opens nothing.')
    const redeem = (code: string) => server.post('/api/handover-codes/redeem', { code })
    const old = await createHandoverCode(db, caller, '127.0.0.1')
    expect(old.expiresAt - Date.now()).toBeLessThan(61_000)
    await db.pool.query("update handover_code set expires_at = now() - interval '1 s' where user_id = $1", [
      id,
    ])
    expect((await redeem(old.code)).body.reason).toBe('handover_dead')
    const orphan = await createHandoverCode(db, caller, '127.0.0.1')
    await server.post('/api/user/logout', undefined, token)
    expect((await redeem(orphan.code)).body.reason).toBe('handover_dead')
  })

  test('a token of an address is taken once, for another that ends no later', async () => {
    const { id, token } = await entered(db)
    await db.pool.query("update session set expires_at = now() + interval '1 hour' where user_id = $1", [id])
    const redeem = () => server.post('/api/address-tokens/redeem', { token })
    const answers = await Promise.all(Array.from({ length: 20 }, redeem))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const data: { token: string; expiresAt: number } = (good as [Answer])[0].body.data
    expect(data.expiresAt - Date.now()).toBeLessThan(3_600_001)
    expect((await server.get('/api/user/getUserInfo', data.token)).status).toBe(200)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(200)
    expect((await redeem()).body.reason).toBe('handover_dead')
  })

  test('a host client gets a token of its own at a listed origin, which reads only and dies with its parent', async () => {
    const { mobile, token } = await entered(db)
    await setOperator(db, mobile, true, 'test')
    const mint = (host: string, origin: string) =>
      ask(host, '/api/me/host-tokens', { method: 'POST', token, body: { origin } })
    expect((await mint('framed.example.com', 'https://evil.example.com')).status).toBe(403)
    expect((await mint('framed.example.com', 'https://erp.example.com.evil.com')).status).toBe(403)
    expect((await mint('unknown.test', ERP)).status).toBe(403)
    const made = await mint('framed.example.com', ERP)
    const child = (JSON.parse(made.text) as { data: { token: string } }).data.token
    const reason = async (answer: ReturnType<typeof server.get>) => (await answer).body.reason
    expect((await server.get('/api/user/getUserInfo', child)).status).toBe(200)
    expect(await reason(server.get('/api/admin/users', child))).toBe('host_token_not_accepted')
    expect(await reason(server.post('/api/user/edit', { nickname: 'x' }, child))).toBe(
      'host_token_not_accepted',
    )
    expect(await reason(server.post('/api/me/handover-codes', undefined, child))).toBe(
      'host_token_not_accepted',
    )
    expect(
      (
        await ask('framed.example.com', '/api/me/host-tokens', {
          method: 'POST',
          token: child,
          body: { origin: ERP },
        })
      ).status,
    ).toBe(403)
    const devices = (await server.get('/api/me/sessions', token)).body.data as { hostOrigin: string | null }[]
    expect(devices.map(({ hostOrigin }) => hostOrigin).sort()).toEqual([ERP, null])
    await server.post('/api/user/logout', undefined, token)
    expect((await server.get('/api/user/getUserInfo', child)).status).toBe(401)
  })

  test('a number named by a host client is bound only at a listed origin, only to an ERP account, and audited', async () => {
    const erp = await entered(db, { mobile: `erp-${freshMobile()}`, isExternalLink: true })
    const taken = await entered(db)
    const wanted = freshMobile()
    const tiktok = async () => (await server.get('/api/tiktok/goods/search', erp.token)).body.reason
    expect(await tiktok()).toBe('mobile_needed')
    const bind = (token: string, mobile: string, origin = ERP) =>
      ask('framed.example.com', '/api/erp/updateUser', { method: 'POST', token, body: { mobile, origin } })
    const reasonOf = async (answer: ReturnType<typeof bind>) => JSON.parse((await answer).text).reason
    expect(await reasonOf(bind(erp.token, wanted, 'https://evil.example.com'))).toBe('origin_not_listed')
    expect(await reasonOf(bind(erp.token, taken.mobile))).toBe('mobile_unavailable')
    expect(await reasonOf(bind(taken.token, wanted))).toBe('not_erp_account')
    expect((await bind(erp.token, wanted)).status).toBe(200)
    expect(await tiktok()).toBeUndefined()
    const { rows } = await db.pool.query(
      "select detail from account_event where user_id = $1 and kind = 'mobile_set'",
      [erp.id],
    )
    expect(rows).toEqual([{ detail: { before: erp.mobile, hostOrigin: ERP } }])
    expect(await reasonOf(bind(erp.token, freshMobile()))).toBe('not_erp_account')
  })
})

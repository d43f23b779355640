import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { describeOnBothEngines } from '../engines.ts'
import { PASSWORD, person } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const PAGE =
  '<!doctype html><html><head><script>window.a=1</script><script type="module" src="/assets/app-1.js"></script></head></html>'

describeOnBothEngines('every answer', (database) => {
  let server: RunningServer
  let bare: RunningServer
  const root = mkdtempSync(join(tmpdir(), 'haixuan-site-'))
  beforeAll(async () => {
    await seedDemoAccounts(database())
    mkdirSync(join(root, 'assets'))
    writeFileSync(join(root, 'index.html'), PAGE)
    writeFileSync(join(root, 'assets/app-1.js'), 'export {}')
    writeFileSync(join(root, 'favicon.svg'), '<svg/>')
    mkdirSync(join(root, 'demo'))
    writeFileSync(join(root, 'demo/hat-1.webp'), 'pixels')
    server = await runServer(database(), { webRoot: root })
    bare = await runServer(database(), { webRoot: join(root, 'nothing') })
  })
  afterAll(async () => {
    await server.close()
    await bare.close()
    rmSync(root, { recursive: true })
  })

  test.each([
    ['a page', 'GET', '/temu/home', 200],
    ['the index by name', 'GET', '/index.html', 200],
    ['an asset', 'GET', '/assets/app-1.js', 200],
    ['a missing asset', 'GET', '/assets/gone-2.js', 404],
    ['an answer', 'GET', '/api/getServerTime', 200],
    ['a refusal', 'GET', '/api/user/getUserInfo', 401],
    ['a wrong method', 'DELETE', '/api/getServerTime', 405],
    ['an unknown operation', 'GET', '/api/nothing', 404],
    ['a post to a page', 'POST', '/temu/home', 405],
  ])('%s carries the security headers', async (_name, method, path, status) => {
    const { headers, status: got } = await server.call(method, path)
    expect(got).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.split(/[\s;]+/)).not.toContain("'unsafe-eval'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('the page allows its own scripts, its inline one by digest, and pictures from anywhere safe', async () => {
    const answer = await server.get('/temu/home?keyword=x')
    expect(answer.text).toBe(PAGE)
    expect(answer.headers['cache-control']).toBe('no-store')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/)
    expect(policy).toContain("img-src 'self' https: data: blob:")
  })

  test('assets are kept for ever, other files are asked for again, pages are not kept', async () => {
    expect((await server.get('/assets/app-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await server.get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
    expect((await server.get('/demo/hat-1.webp')).headers['cache-control']).toBe('public, max-age=86400')
    expect((await server.get('/index.html')).headers['cache-control']).toBe('no-store')
    expect((await server.get('/api/getServerTime')).headers['cache-control']).toBe('no-store')
    expect((await server.get('/api/common/areajson')).headers['cache-control']).toBe('public, max-age=86400')
  })

  test('nothing outside the folder is a file', async () => {
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/..%2f..%2fetc/passwd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await server.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).not.toMatch(/root:|"name"/)
    }
  })

  test('without a build the page says what to do, and the API answers all the same', async () => {
    const page = await bare.get('/')
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(page.text).toContain('npm start')
    expect((await bare.get('/api/health')).status).toBe(200)
  })

  test('a cookie is no token, nor is an address', async () => {
    const token = await server.signIn('13800138001', 'haixuan-demo')
    const cookie = await server.call('GET', '/api/user/getUserInfo', {
      headers: { cookie: `token=${token}` },
    })
    expect(cookie.status).toBe(401)
    expect((await server.get(`/api/user/getUserInfo?token=${token}`)).status).toBe(401)
    expect((await server.get('/api/user/getUserInfo', token)).status).toBe(200)
  })

  test('forwarded headers of anybody are not believed', async () => {
    const { mobile } = await person(database())
    const token = (
      await server.call('POST', '/api/weapp/loginpassword', {
        body: { mobile, password: PASSWORD },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
    ).body.data as { token: string }
    const sessions = await server.get('/api/me/sessions', token.token)
    expect(sessions.text).not.toContain('203.0.113.9')
  })

  test('a failure inside says nothing of the inside but its number', async () => {
    const { pool } = database()
    await pool.query('alter table dictionary rename to dictionary_away')
    const answer = await server
      .get('/api/dict/front_desk')
      .finally(() => pool.query('alter table dictionary_away rename to dictionary'))
    expect([answer.status, answer.body.reason]).toEqual([500, 'server_error'])
    expect(answer.text).not.toMatch(/dictionary|relation|sql/i)
    expect(answer.body.data).toEqual({ requestId: answer.headers['x-request-id'] })
    expect(server.log.join('')).toContain('does not exist')
  })
})

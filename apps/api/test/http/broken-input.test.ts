import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const SIGN_IN = '/api/weapp/loginpassword'

describeOnBothEngines('broken input', (database) => {
  let server: RunningServer
  let token: string
  beforeAll(async () => {
    server = await runServer(database())
    token = (await entered(database())).token
  })
  afterAll(() => server.close())
  afterEach(async () => {
    expect((await server.get('/api/health')).status, 'the process lives').toBe(200)
  })
  const json = (body: string | Buffer, path = SIGN_IN) => {
    const bytes = Buffer.from(body)
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`
    return server.raw(Buffer.concat([Buffer.from(head), bytes]))
  }

  test.each([
    ['half an object', '{"mobile":'],
    ['a single quote', "{'mobile':1}"],
    ['a trailing comma', '{"mobile":"1",}'],
    ['words', 'hello'],
    ['a prototype', '{"__proto__":{"admin":true},"mobile":"1","password":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}},"mobile":"1","password":"x"}'],
    ['nesting within the limit', '['.repeat(64)],
  ])('%s is 400', async (_name, body) => {
    const answer = await json(body)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/"reason":"bad_(json|body)"/)
    expect(Object.prototype).not.toHaveProperty('admin')
  })

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['nothing but the type', ''],
  ])('%s instead of an object is 400 and says so', async (_name, body) => {
    const answer = await json(body)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"reason":"bad_body"')
  })

  test('lists in lists are counted before they are read', async () => {
    const deep = (depth: number) => json(`${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(await deep(64)).toContain('"reason":"bad_body"')
    expect(await deep(65)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"reason":"json_too_deep"/)
  })

  test('a body of many values is refused before it is parsed', async () => {
    const body = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1]))
    const put = (count: number) =>
      server.call('PUT', '/api/labels/00000000-0000-4000-8000-000000000000', { token, body: body(count) })
    expect((await put(10_000)).body.reason).toBe('bad_body')
    expect(await put(10_001)).toMatchObject({ status: 413, body: { reason: 'json_too_many' } })
  })

  test('a body of 4 KiB is read, one more byte is not, and is told how much it may be', async () => {
    const body = (bytes: number) => '{"mobile":"1","password":"x"}'.padEnd(bytes)
    expect(await json(body(4_096))).toMatch(/^HTTP\/1\.1 401 /)
    const refused = await json(body(4_097))
    expect(refused).toMatch(/^HTTP\/1\.1 413 [\s\S]*"reason":"body_too_large"/)
    expect(refused).toContain('请求内容超过 4 KiB')
  })

  test('bytes that are not UTF-8', async () => {
    expect(await json(Buffer.from([0x7b, 0x22, 0xc4, 0xe3, 0x22, 0x7d]))).toContain('"reason":"bad_encoding"')
  })

  test('a NUL, which no column can hold', async () => {
    const answer = await server.post(SIGN_IN, { mobile: '1390000\0', password: 'x' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ reason: 'bad_body', data: { fields: [{ path: 'body.mobile' }] } })
  })

  test('a property that is not in the contract', async () => {
    const answer = await server.post(SIGN_IN, { mobile: '1', password: 'x', vip_type: 'yqyy' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ reason: 'bad_body', data: { fields: [{ path: 'body.vip_type' }] } })
  })

  test('a body of 10 MB, announced or not', async () => {
    const body = `{"mobile":"${'1'.repeat(10_000_000)}"}`
    expect(await json(body)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"reason":"body_too_large"/)
    const chunk = 'a'.repeat(65_536)
    const chunked = `POST ${SIGN_IN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`10000\r\n${chunk}\r\n`.repeat(160)}0\r\n\r\n`
    expect(await server.raw(chunked)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test.each([
    ['page=0', 'query.page', '不能小于 1'],
    ['page=501', 'query.page', '不能大于 500'],
    ['limit=101', 'query.limit', '不能大于 100'],
    ['page=1e1', 'query.page', '应为整数，请修改'],
    ['page=0x10', 'query.page', '应为整数，请修改'],
    ['page=%201', 'query.page', '应为整数，请修改'],
    ['page=', 'query.page', '应为整数，请修改'],
    ['page=1&page=2', 'query.page', '应为整数，请修改'],
    ['pages=1', 'query.pages', '没有这一项，请删去或检查拼写'],
    ['__proto__=1', 'query.__proto__', '没有这一项，请删去或检查拼写'],
  ])('?%s', async (query, path, message) => {
    const answer = await server.get(`/api/spread/user?${query}`, token)
    expect(answer.status).toBe(400)
    expect(answer.body.reason).toBe('bad_parameter')
    expect(answer.body.data).toMatchObject({ fields: [{ path, message }] })
    expect(answer.body.message).toBe(`${path}：${message}`)
  })

  test.each([
    ['hosting=maybe', 'hosting'],
    ['status=1', 'status'],
    ['quality=perfect', 'quality'],
    ['area=mars', 'area'],
    ['match=exactly', 'match'],
    ['has_video=yes', 'has_video'],
    ['region=211,us', 'region'],
    ['region=', 'region'],
    ['category=../1', 'category'],
    ['listed_within=0', 'listed_within'],
    ['min_sales=-1', 'min_sales'],
    ['min_price=1.5', 'min_price'],
    ['max_price=1e3', 'max_price'],
    ['max_sales=99999999999999999999', 'max_sales'],
    ['max_score=5.1', 'max_score'],
    ['min_score=NaN', 'min_score'],
    ['keyword=', 'keyword'],
    [`keyword=${'a'.repeat(201)}`, 'keyword'],
    ['sort=nothing:desc', 'sort'],
    ['sort=sales', 'sort'],
    ['sort=sales:desc%3Bdrop', 'sort'],
    ['page=0', 'page'],
    ['limit=101', 'limit'],
    ['minsales=1', 'minsales'],
  ])('a search with ?%s is refused by the name of the filter', async (query, name) => {
    const answer = await server.get(`/api/temu/goods/search?${query}`, token)
    expect([answer.status, answer.body.reason]).toEqual([400, 'bad_parameter'])
    expect(answer.body.data).toMatchObject({ fields: [{ path: `query.${name}` }] })
    expect(answer.body.message).toMatch(/[\u4e00-\u9fff]/)
  })

  test.each([
    ['a.b', 400],
    ['6010.99', 400],
    ['%2e%2e', 404],
    ['..%2f..%2fetc%2fpasswd', 400],
    ['a%2Fb', 400],
    ['a/b', 404],
    ['1'.repeat(41), 400],
    ["1'%20or%20'1'='1", 400],
    ['6.01E%2B14', 400],
  ])('the product id %s is none', async (id, status) => {
    for (const path of [`/api/temu/goods/${id}`, `/api/temu/goods/${id}/history`]) {
      const answer = await server.raw(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] [\s\S]*"code":-1/)
      if (status === 400) expect(answer, path).toContain('"reason":"bad_parameter"')
    }
  })

  test('unknown addresses of the API', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/API/nothing',
      '/api/user',
      '/api/goods/list/',
      '//api/x',
    ]) {
      const answer = await server.get(path)
      expect([path, answer.status, answer.body.reason]).toEqual([path, 404, 'unknown_operation'])
    }
  })

  test('another method is 405 with Allow, and its body is not read', async () => {
    const answer = await server.call('PUT', '/api/user/cancelUnion', { body: { a: 1 } })
    expect([answer.status, answer.body.reason]).toEqual([405, 'method_not_allowed'])
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
    expect((await server.call('OPTIONS', '/api/goods/list')).headers.allow).toBe('GET, HEAD')
  })

  test.each([
    '/api/%',
    '/api/%zz',
    '/api/dict/%E0%A4%A',
    `/api/dict/${'a'.repeat(300)}`,
    '/api/dict/..%2f..%2fetc',
    '/api/dict/a%00b',
  ])('the address %s', async (path) => {
    const answer = await server.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] [\s\S]*"code":-1/)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  })

  test('what is not HTTP gets the envelope too', async () => {
    for (const bytes of [
      'HELLO\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
    ]) {
      const answer = await server.raw(bytes)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*"code":-1/)
      expect(answer).toMatch(/x-request-id: /)
    }
  })

  test('two lengths for one body are refused', async () => {
    const answer = await server.raw(
      `POST ${SIGN_IN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHaixuanClient, type HaixuanClientOptions, HaixuanError } from './index.ts'

type Answer = (request: IncomingMessage & { body: string }, response: ServerResponse) => void

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** A real server that answers as told, and a client of it. */
async function serve(answer: Answer, options: Partial<HaixuanClientOptions> = {}) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => answer(Object.assign(request, { body }), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { baseUrl, client: createHaixuanClient({ baseUrl, token: () => null, ...options }) }
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' })
    .end(JSON.stringify(body))
const time = (response: ServerResponse) => send(response, 200, { code: 0, data: { time: 7 } })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(HaixuanError)
      return error as HaixuanError
    },
  )

describe('a call', () => {
  it('sends the token of the moment, path, query and body, and answers the data', async () => {
    const seen: unknown[] = []
    let token: string | null = null
    const { client } = await serve(
      ({ method, url, headers, body }, response) => {
        seen.push([method, url, headers.authorization, headers['content-type'], body])
        send(response, 200, { code: 0, data: { ok: true } })
      },
      { token: () => token },
    )
    await client.call('searchGoods', {
      path: { marketplace: 'temu' },
      query: { keyword: '手机 壳', page: 2 },
    })
    token = 'secret'
    const data = await client.call('signIn', { body: { mobile: '13800138000', password: 'x' } })
    expect(data).toEqual({ ok: true })
    expect(seen).toEqual([
      [
        'GET',
        '/api/temu/goods/search?keyword=%E6%89%8B%E6%9C%BA%20%E5%A3%B3&page=2',
        undefined,
        undefined,
        '',
      ],
      [
        'POST',
        '/api/weapp/loginpassword',
        'Bearer secret',
        'application/json',
        '{"mobile":"13800138000","password":"x"}',
      ],
    ])
  })

  it('encodes a path value and refuses one that would climb out of its place', async () => {
    let url: string | undefined
    const { client } = await serve((request, response) => {
      url = request.url
      send(response, 200, { code: 0, data: null })
    })
    await client.call('getGoods', { path: { marketplace: 'temu', id: 'a/b?c#d' } })
    expect(url).toBe('/api/temu/goods/a%2Fb%3Fc%23d')
    for (const id of ['.', '..', '']) {
      await expect(client.call('getGoods', { path: { marketplace: 'temu', id } })).rejects.toThrow(RangeError)
    }
  })
})

it('sends the token of one call instead of the one in use, and names it when the call fails', async () => {
  const sent: (string | undefined)[] = []
  const told: (string | null)[] = []
  const { client } = await serve(
    (request, response) => {
      sent.push(request.headers.authorization)
      send(response, 401, { code: -1, message: '已过期', msg: '已过期', reason: 'expired', data: null })
    },
    { token: () => 'in use', onFailure: (_, { token }) => told.push(token) },
  )
  await failureOf(client.call('signOut', {}, { token: 'of before', keepalive: true }))
  expect([sent, told]).toEqual([['Bearer of before'], ['of before']])
})

describe('a failure', () => {
  const envelope = {
    code: -1,
    message: '页码必须大于 0',
    msg: '页码必须大于 0',
    reason: 'bad_parameter',
    data: {
      requestId: 'r-9',
      fields: [{ path: 'query.page', message: '必须大于 0' }],
      retryAfterMs: 1500,
      need: 'year',
      scope: 'read:shops',
      resetAt: 1_795_104_000_000,
    },
  }

  it('carries everything the server said', async () => {
    const { client } = await serve((_, response) => send(response, 400, envelope))
    const error = await failureOf(client.call('getServerTime'))
    expect(error).toMatchObject({
      code: -1,
      status: 400,
      reason: 'bad_parameter',
      message: '页码必须大于 0',
      requestId: 'r-9',
      retryAfterMs: 1500,
      need: 'year',
      scope: 'read:shops',
      resetAt: 1_795_104_000_000,
    })
    expect(error.fieldMessage('page')).toBe('必须大于 0')
    expect(error.fieldMessage('limit')).toBeUndefined()
  })

  it.each([
    ['a code other than 0 under status 200', { code: 5, data: null }, '请求失败'],
    ['a message beside code 0', { code: 0, message: '余额不足', data: {} }, '余额不足'],
    ['msg when message is empty', { code: -1, message: '', msg: '稍后再试', data: null }, '稍后再试'],
  ])('is %s', async (_, body, message) => {
    const { client } = await serve((__, response) => send(response, 200, body))
    expect((await failureOf(client.call('getServerTime'))).message).toBe(message)
  })

  it.each(['<html>502</html>', '', '[]', '{"data":1}', 'null'])(
    'is an answer of another form: %j',
    async (text) => {
      const { client } = await serve((_, response) => response.writeHead(200).end(text))
      const error = await failureOf(client.call('getServerTime'))
      expect(error).toMatchObject({ reason: 'bad_answer', status: 200 })
    },
  )

  it('is no connection, and it names the cause', async () => {
    const client = createHaixuanClient({ baseUrl: 'http://127.0.0.1:9', token: () => null })
    const error = await failureOf(client.call('getServerTime'))
    expect(error).toMatchObject({ reason: 'network', status: 0 })
    expect(error.cause).toBeInstanceOf(Error)
  })

  it('is an answer that takes too long', async () => {
    const { client } = await serve(() => undefined, { timeOutMs: 30 })
    expect(await failureOf(client.call('getServerTime'))).toMatchObject({ reason: 'timeout', status: 0 })
  })

  it('is told to the listener once, with the token that was sent', async () => {
    const told: unknown[] = []
    const { client } = await serve((_, response) => send(response, 401, { ...envelope, data: null }), {
      token: () => 'old',
      onFailure: (error, call) => told.push([error.status, call]),
    })
    await failureOf(client.call('getUserInfo', {}, { quiet: true }))
    expect(told).toEqual([[401, { operation: 'getUserInfo', token: 'old', quiet: true }]])
  })
})

it('a cancelled call rejects with the reason of the caller and tells nobody', async () => {
  const told: unknown[] = []
  const { client } = await serve(() => undefined, { onFailure: (error) => told.push(error) })
  const abort = new AbortController()
  const call = client.call('getServerTime', {}, { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('page left')), 20)
  await expect(call).rejects.toThrow('page left')
  expect(told).toEqual([])
})

it('at most ten calls are in flight, unless a call opts out', async () => {
  const open: ServerResponse[] = []
  let arrived: () => void = () => undefined
  const { client } = await serve((_, response) => {
    open.push(response)
    arrived()
  })
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      arrived = () => open.length >= count && resolve()
      arrived()
    })
  const calls = Array.from({ length: 14 }, () => client.call('getServerTime'))
  await until(10)
  const urgent = client.call('getServerTime', {}, { unlimited: true })
  await until(11)
  // The eleventh to arrive is the urgent one; the other four still wait.
  expect(open).toHaveLength(11)
  for (const response of open.splice(0)) time(response)
  await urgent
  await until(4)
  expect(open).toHaveLength(4)
  for (const response of open) time(response)
  expect(await Promise.all(calls)).toHaveLength(14)
})

it('sends bytes as they are', async () => {
  let seen = { type: '', body: '' }
  const { client } = await serve((request, response) => {
    seen = { type: request.headers['content-type'] ?? '', body: request.body }
    send(response, 200, { code: 0, data: null })
  })
  const path = { id: '5b0c1d7e-8f2a-4c3b-a6d9-0e1f2a3b4c5d', offset: 0 }
  await client.call('putUploadPart', { path, body: new Blob(['a,b\n"1"']) })
  expect(seen).toEqual({ type: 'application/octet-stream', body: 'a,b\n"1"' })
})

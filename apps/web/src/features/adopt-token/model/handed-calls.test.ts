import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { $token } from '#shared/session'
import { $offer, dropFx, exchangeFx, identifyFx, offerAccepted, takeHandedFx } from './adopt-token.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The store of a tab in which the address has left something. */
function tabWith(handed: string | null) {
  const removeItem = vi.fn()
  vi.stubGlobal('sessionStorage', { getItem: () => handed, removeItem })
  return removeItem
}

describe('what came with the address', () => {
  it.each([
    ['code abc', { kind: 'code', value: 'abc' }],
    ['token abc', { kind: 'token', value: 'abc' }],
    ['code ', null],
    ['token', null],
    ['other abc', null],
    [null, null],
  ])('%j is %j', async (handed, value) => {
    tabWith(handed)
    expect(await allSettled(takeHandedFx, { scope: fork() })).toEqual({ status: 'done', value })
  })

  it('is looked at once', async () => {
    const removed = tabWith('code abc')
    await allSettled(takeHandedFx, { scope: fork() })
    expect(removed).toHaveBeenCalledExactlyOnceWith('haixuan.handed')
  })
})

it.each([
  ['code', 'redeemHandoverCode', { code: 'abc' }],
  ['token', 'redeemAddressToken', { token: 'abc' }],
] as const)('a %s is redeemed by %s, whose failure a notice tells once', async (kind, operation, body) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ token: 'fresh' } as never)
  const answer = await allSettled(exchangeFx, { scope: fork(), params: { kind, value: 'abc' } })
  expect(answer).toEqual({ status: 'done', value: 'fresh' })
  expect(call.mock.calls).toEqual([[operation, { body }, { quiet: true, unlimited: true }]])
})

/** Calls as they leave the page: method, address and token. Node knows no address without a host. */
function recordCalls() {
  class RelativeRequest {
    url: string
    init: RequestInit
    constructor(url: string, init: RequestInit) {
      this.url = url
      this.init = init
    }
  }
  const calls: unknown[] = []
  vi.stubGlobal('Request', RelativeRequest)
  vi.stubGlobal('fetch', async ({ url, init }: RelativeRequest) => {
    calls.push([init.method, url, new Headers(init.headers).get('authorization')])
    return new Response('{"code":0,"data":{"id":"you"}}')
  })
  return calls
}

it.each([
  ['whose it is', identifyFx, 'GET', '/api/user/getUserInfo', { id: 'you' }],
  ['for its end', dropFx, 'POST', '/api/user/logout', undefined],
] as const)('the server is asked %s by that token, not by the one of the page', async (...row) => {
  const [, fx, method, path, value] = row
  const calls = recordCalls()
  const scope = fork({ values: [[$token, 'mine']] })
  expect(await allSettled(fx as typeof identifyFx, { scope, params: 'other' })).toEqual({
    status: 'done',
    value,
  })
  expect(calls).toEqual([[method, path, 'Bearer other']])
})

it('a token that died before the yes leaves who is signed in, and the question goes away', async () => {
  const refuse = () => Promise.reject(new Error('已失效'))
  const dropped = vi.fn()
  const offer = { user: { id: 'you' } as never, token: 'other', isExchanged: false }
  const scope = fork({
    values: [
      [$token, 'mine'],
      [$offer, offer],
    ],
    handlers: [
      [exchangeFx, refuse],
      [dropFx, dropped],
    ],
  })
  await allSettled(offerAccepted, { scope })
  expect([scope.getState($token), scope.getState($offer), dropped.mock.calls]).toEqual(['mine', null, []])
})

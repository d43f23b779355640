import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#shared/api'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { $user, loadUserFx, type User } from '#shared/session'
import {
  $ask,
  $origins,
  askAccepted,
  askRefused,
  bindMobileFx,
  hostListeningWanted,
  hostSpoke,
  hostTokenFx,
  inviteHostFx,
  replyFx,
} from './answer-host.ts'

const ERP = 'https://erp.example.com'

/** A page in the frame of a host client, whose user has this login. */
async function hosted(mobile: string) {
  const done = { bound: [] as object[], minted: [] as string[], said: [] as object[], went: [] as string[] }
  let invited = 0
  const user = { id: 'u', mobile } as User
  const scope = fork({
    values: [
      [$origins, [ERP]],
      [$user, user],
      [$navigate, (address: string) => done.went.push(address)],
    ],
    handlers: [
      [inviteHostFx, () => `nonce-nonce-nonce-${++invited}`],
      [bindMobileFx, (wish: object) => void done.bound.push(wish)],
      [
        hostTokenFx,
        (origin: string) => {
          done.minted.push(origin)
          return { token: 'hx_child', expiresAt: 7 }
        },
      ],
      [replyFx, (message: object) => void done.said.push(message)],
      [loadUserFx, () => user],
    ],
  })
  await allSettled(hostListeningWanted, { scope })
  const hear = (data: object, origin = ERP) =>
    allSettled(hostSpoke, { scope, params: { data: { v: 1, ...data }, origin, isFromParent: true } })
  return { scope, done, hear, ask: () => scope.getState($ask) }
}
const mobileAsk = { type: 'getUserMobile', nonce: 'nonce-nonce-nonce-1', mobile: '13812341234' }

describe('a host client that names the mobile', () => {
  it('changes nothing until the user presses; then the account has it, and /auth says so', async () => {
    const { scope, done, hear, ask } = await hosted('erp-77')
    await hear(mobileAsk)
    expect([ask()?.type, done.bound]).toEqual(['getUserMobile', []])
    await allSettled(askAccepted, { scope })
    expect(done).toMatchObject({
      bound: [{ mobile: '13812341234', origin: ERP }],
      went: ['/auth'],
      said: [{ origin: ERP, type: 'haixuan.userMobile', ok: true }],
    })
    expect(ask()).toBeNull()
  })

  it('is not obeyed for an account that has a number', async () => {
    const { scope, done, hear } = await hosted('13900000000')
    await hear(mobileAsk)
    await allSettled(askAccepted, { scope })
    expect(done.bound).toEqual([])
  })

  it('is told no', async () => {
    const { scope, done, hear, ask } = await hosted('erp-77')
    await hear(mobileAsk)
    await allSettled(askRefused, { scope })
    expect(done.said).toEqual([{ origin: ERP, type: 'haixuan.userMobile', ok: false }])
    expect([ask(), done.bound]).toEqual([null, []])
  })

  it('is not heard with a word that was used, is made up, or from elsewhere', async () => {
    const { scope, hear, ask } = await hosted('erp-77')
    await hear({ ...mobileAsk, nonce: 'nonce-nonce-nonce-9' })
    await hear(mobileAsk, 'https://evil.example.com')
    expect(ask()).toBeNull()
    await hear(mobileAsk)
    await allSettled(askRefused, { scope })
    await hear(mobileAsk)
    expect(ask()).toBeNull()
    await hear({ ...mobileAsk, nonce: 'nonce-nonce-nonce-2' })
    expect(ask()).not.toBeNull()
  })
})

it('a token goes to the origin that asked, after a press, and nowhere else', async () => {
  const { scope, done, hear } = await hosted('13900000000')
  await hear({ type: 'getToken', nonce: 'nonce-nonce-nonce-1' })
  expect(done.minted).toEqual([])
  await allSettled(askAccepted, { scope })
  expect(done.minted).toEqual([ERP])
  expect(done.said).toEqual([
    { origin: ERP, type: 'haixuan.token', ok: true, token: 'hx_child', expiresAt: 7 },
  ])
})

it('a host client that asks for a token is told no in those words, and none is minted', async () => {
  const { scope, done, hear, ask } = await hosted('13900000000')
  await hear({ type: 'getToken', nonce: 'nonce-nonce-nonce-1' })
  await allSettled(askRefused, { scope })
  expect(done.said).toEqual([{ origin: ERP, type: 'haixuan.token', ok: false }])
  expect([done.minted, ask()]).toEqual([[], null])
})

it('a press while nothing is asked says and does nothing', async () => {
  const { scope, done } = await hosted('erp-77')
  await allSettled(askAccepted, { scope })
  await allSettled(askRefused, { scope })
  expect(done).toEqual({ bound: [], minted: [], said: [], went: [] })
})

const BODY = { mobile: '13812341234', origin: ERP }

it.each([
  ['a number', bindMobileFx, BODY, ['updateErpUser', { body: BODY }, { quiet: true }]],
  ['a token', hostTokenFx, ERP, ['createHostToken', { body: { origin: ERP } }, { quiet: true }]],
])('%s that is refused is said once, and the question stays', async (_, fx, params, told) => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('号码已被使用'))
  onTestFinished(() => call.mockRestore())
  const toasts = createToastQueue()
  const ask = { type: 'getToken' as const, nonce: 'n', origin: ERP }
  const said = vi.fn()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$ask, ask],
    ],
    handlers: [[replyFx, said]],
  })
  await allSettled(fx as typeof hostTokenFx, { scope, params: params as string })
  expect(call.mock.calls).toEqual([told])
  expect(toasts.shown().map(({ tone, text }) => [tone, text])).toEqual([['error', '号码已被使用']])
  expect([scope.getState($ask), said.mock.calls]).toEqual([ask, []])
})

describe('the window around the page', () => {
  /** A page in a frame, or by itself. */
  function page(isFramed: boolean) {
    const said = vi.fn()
    const self: { parent?: unknown } = {}
    self.parent = isFramed ? { postMessage: said } : self
    vi.stubGlobal('window', self)
    onTestFinished(() => void vi.unstubAllGlobals())
    return said
  }

  it('is answered at the origin that asked, and nowhere else', async () => {
    const said = page(true)
    const params = { origin: ERP, type: 'haixuan.token', ok: true }
    await allSettled(replyFx, { scope: fork(), params })
    expect(said.mock.calls).toEqual([[{ v: 1, type: 'haixuan.token', ok: true }, ERP]])
  })

  it.each([true, false])(
    'is not invited by a site that lists no origin (in a frame: %s)',
    async (isFramed) => {
      const said = page(isFramed)
      expect(await allSettled(inviteHostFx, { scope: fork() })).toEqual({ status: 'done', value: null })
      expect(said).not.toHaveBeenCalled()
    },
  )
})

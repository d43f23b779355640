import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
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

import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $token, loadUserFx, type User, writeTokenFx } from '#shared/session'
import {
  $isEntering,
  $offer,
  dropFx,
  exchangeFx,
  type Handed,
  handedWanted,
  identifyFx,
  offerAccepted,
  offerRefused,
  takeHandedFx,
} from './adopt-token.ts'

const userOf = (id: string) => ({ id, mobile: '13812341234' }) as User
const dead = new HaixuanError({ code: -1, reason: 'handover_dead', status: 401, message: '已失效' })

/** Somebody arrives; `owners` says whose each token is. */
async function arrive({
  current,
  handed,
  owners = {},
}: {
  current: string | null
  handed: Handed | null
  owners?: Record<string, string>
}) {
  const said = { exchanged: [] as Handed[], dropped: [] as string[], error: vi.fn() }
  const scope = fork({
    values: [
      [$token, current],
      [$toasts, { error: said.error } as never],
    ],
    handlers: [
      [takeHandedFx, () => handed],
      [
        exchangeFx,
        (one: Handed) => {
          if (one.value === 'dead') throw dead
          said.exchanged.push(one)
          return `fresh of ${one.value}`
        },
      ],
      [
        identifyFx,
        (token: string) => {
          const id = owners[token]
          if (id === undefined) throw dead
          return userOf(id)
        },
      ],
      [dropFx, (token: string) => void said.dropped.push(token)],
      [loadUserFx, () => userOf('x')],
      [writeTokenFx, () => undefined],
    ],
  })
  await allSettled(handedWanted, { scope })
  return { scope, said, token: () => scope.getState($token), offer: () => scope.getState($offer) }
}

describe('a visitor', () => {
  it.each(['token', 'code'] as const)('with a %s becomes its person, by an exchange', async (kind) => {
    const handed = { kind, value: 'came' }
    const { scope, said, token } = await arrive({ current: null, handed })
    expect(token()).toBe('fresh of came')
    expect(said.exchanged).toEqual([handed])
    expect(scope.getState($isEntering)).toBe(false)
  })

  it('with a dead one stays a visitor and is told so', async () => {
    const { scope, said, token } = await arrive({ current: null, handed: { kind: 'token', value: 'dead' } })
    expect(token()).toBeNull()
    expect(said.error).toHaveBeenCalledWith('已失效', undefined, { staysOnce: true })
    expect(scope.getState($isEntering)).toBe(false)
  })

  it('with nothing is left alone', async () => {
    const { said, token } = await arrive({ current: null, handed: null })
    expect([token(), said.exchanged]).toEqual([null, []])
  })
})

describe('somebody who is signed in', () => {
  const owners = { mine: 'me', other: 'you', 'fresh of code': 'you', 'fresh of own': 'me', again: 'me' }

  it('is never switched without their yes; a token is exchanged only then', async () => {
    const { scope, said, token, offer } = await arrive({
      ...{ current: 'mine', handed: { kind: 'token', value: 'other' }, owners },
    })
    expect([token(), offer()?.user.id, said.exchanged]).toEqual(['mine', 'you', []])
    await allSettled(offerAccepted, { scope })
    expect([token(), offer()]).toEqual(['fresh of other', null])
    expect(said.exchanged).toEqual([{ kind: 'token', value: 'other' }])
  })

  it('says no, and nothing has changed; what a code opened is ended', async () => {
    const one = await arrive({ current: 'mine', handed: { kind: 'token', value: 'other' }, owners })
    await allSettled(offerRefused, { scope: one.scope })
    expect([one.token(), one.offer(), one.said.dropped]).toEqual(['mine', null, []])
    const two = await arrive({ current: 'mine', handed: { kind: 'code', value: 'code' }, owners })
    expect([two.token(), two.offer()?.user.id]).toEqual(['mine', 'you'])
    await allSettled(offerRefused, { scope: two.scope })
    expect([two.token(), two.said.dropped]).toEqual(['mine', ['fresh of code']])
  })

  it('accepts a code', async () => {
    const { scope, token } = await arrive({
      current: 'mine',
      handed: { kind: 'code', value: 'code' },
      owners,
    })
    await allSettled(offerAccepted, { scope })
    expect(token()).toBe('fresh of code')
  })

  it('is not asked about themselves, nor about what is dead', async () => {
    const again = await arrive({ current: 'mine', handed: { kind: 'token', value: 'again' }, owners })
    expect([again.offer(), again.token()]).toEqual([null, 'mine'])
    const own = await arrive({ current: 'mine', handed: { kind: 'code', value: 'own' }, owners })
    expect([own.offer(), own.said.dropped]).toEqual([null, ['fresh of own']])
    const same = await arrive({ current: 'mine', handed: { kind: 'token', value: 'mine' }, owners })
    expect([same.offer(), same.said.exchanged]).toEqual([null, []])
    const gone = await arrive({ current: 'mine', handed: { kind: 'token', value: 'gone' }, owners })
    expect([gone.offer(), gone.token()]).toEqual([null, 'mine'])
  })
})

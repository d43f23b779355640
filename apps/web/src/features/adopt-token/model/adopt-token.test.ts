import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $token, loadUserFx, type User, writeTokenFx } from '#shared/session'
import {
  $offer,
  handedTokenWanted,
  identifyFx,
  offerAccepted,
  offerRefused,
  takeHandedTokenFx,
} from './adopt-token.ts'

const user = { id: 'u2', mobile: '13812341234' } as User

async function arrive({
  current,
  handed,
  alive = true,
}: {
  current: string | null
  handed: string | null
  alive?: boolean
}) {
  const asked: string[] = []
  const scope = fork({
    values: [[$token, current]],
    handlers: [
      [takeHandedTokenFx, () => handed],
      [
        identifyFx,
        (token: string) => {
          asked.push(token)
          if (!alive) throw new Error('401')
          return { token, user }
        },
      ],
      [loadUserFx, () => user],
      [writeTokenFx, () => undefined],
    ],
  })
  await allSettled(handedTokenWanted, { scope })
  return { scope, asked }
}

describe('a token in the address', () => {
  it('makes a visitor the person of the token', async () => {
    const { scope, asked } = await arrive({ current: null, handed: 'handed' })
    expect(scope.getState($token)).toBe('handed')
    expect(asked).toEqual([])
    expect(scope.getState($offer)).toBeNull()
  })

  it('never switches somebody who is signed in without his yes', async () => {
    const { scope } = await arrive({ current: 'mine', handed: 'handed' })
    expect(scope.getState($token)).toBe('mine')
    expect(scope.getState($offer)).toEqual({ token: 'handed', user })
    await allSettled(offerAccepted, { scope })
    expect(scope.getState($token)).toBe('handed')
  })

  it('is forgotten after a no', async () => {
    const { scope } = await arrive({ current: 'mine', handed: 'handed' })
    await allSettled(offerRefused, { scope })
    expect(scope.getState($offer)).toBeNull()
    expect(scope.getState($token)).toBe('mine')
  })

  it('is nothing when it is dead, the same, or not there', async () => {
    expect(
      (await arrive({ current: 'mine', handed: 'dead', alive: false })).scope.getState($offer),
    ).toBeNull()
    expect((await arrive({ current: 'mine', handed: 'mine' })).asked).toEqual([])
    expect((await arrive({ current: 'mine', handed: null })).asked).toEqual([])
  })
})

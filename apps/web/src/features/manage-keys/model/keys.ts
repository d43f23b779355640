import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { personLeft } from '#shared/session'
import type { Scope } from '../config/scopes.ts'

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  /** Days until it expires. */
  expiresInDays: number
}

/** The new key has been put away: it is never shown again. */
export const keyPutAway = createEvent()
/** The key of this id shall open nothing any more. */
export const keyRevoked = createEvent<string>()

/** Its form shows the failure. */
export const createKeyFx = createEffect(({ name, scopes, expiresInDays }: NewKey) =>
  api.call('createApiKey', { body: { name, scopes: [...scopes], expiresInDays } }, { quiet: true }),
)
export const revokeKeyFx = createEffect((id: string) => api.call('revokeApiKey', { path: { id } }))

sample({ clock: keyRevoked, target: revokeKeyFx })

/** The key that was just made, while it is on the screen; kept nowhere else. */
export const $newKey = createStore<OperationData<'createApiKey'> | null>(null, { serialize: 'ignore' })
  .on(createKeyFx.doneData, (_, made) => made)
  .reset(keyPutAway, personLeft)

const changed = [createKeyFx, revokeKeyFx].map((fx) => fx.finally)
sample({ clock: changed, fn: () => ['listApiKeys'], target: invalidateFx })
sample({
  clock: revokeKeyFx.done,
  fn: () => ({ tone: 'success' as const, text: '密钥已吊销' }),
  target: noticeAsked,
})

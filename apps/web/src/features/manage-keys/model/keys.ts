import type { OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'
import { personLeft } from '#shared/session'
import type { Scope } from '../config/scopes.ts'

interface NewKey extends BodyFields<'createApiKey', 'name' | 'expiresInDays'> {
  scopes: readonly Scope[]
}

/** The new key has been put away: it is never shown again. */
export const keyPutAway = createEvent()
/** The key of this id shall open nothing any more. */
export const keyRevoked = createEvent<string>()

/** Its form shows the failure. */
export const createKeyFx = createEffect(({ name, scopes, expiresInDays }: NewKey) =>
  api.call(
    'createApiKey',
    { body: { name: name.trim(), scopes: [...scopes], expiresInDays } },
    { quiet: true },
  ),
)
export const revokeKeyFx = createEffect((id: string) => api.call('revokeApiKey', { path: { id } }))

export const newKeyForm = createForm({
  initial: { name: '', scopes: ['read:goods'], expiresInDays: 90 },
  faults: ({ name, scopes }) => ({
    name: name.trim() === '' ? '请填写名称，便于以后辨认' : undefined,
    scopes: scopes.length === 0 ? '请至少选择一项权限' : undefined,
  }),
  submit: createKeyFx,
})

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

import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { $newKey, createKeyFx, keyPutAway, keyRevoked, revokeKeyFx } from './keys.ts'

const token = `hxk_${'x'.repeat(43)}`
const key = {
  ...{ id: 'k1', name: '脚本', prefix: 'hxk_xxxxxx', scopes: ['read:goods' as const] },
  ...{ createdAt: 1, expiresAt: 2, lastUsedAt: null, lastUsedIp: null },
}

function begin() {
  const client = createQueryClient()
  client.setQueryData(['listApiKeys', {}], { rows: [] })
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
    handlers: [
      [createKeyFx, () => ({ token, key })],
      [revokeKeyFx, () => null],
    ],
  })
  const isOld = () => client.getQueryState(['listApiKeys', {}])?.isInvalidated
  return { scope, isOld, toasts }
}

test('a new key is shown until it is put away, and the list asks again', async () => {
  const { scope, isOld } = begin()
  await allSettled(createKeyFx, {
    scope,
    params: { name: '脚本', scopes: ['read:goods'], expiresInDays: 90 },
  })
  expect(scope.getState($newKey)?.token).toBe(token)
  expect(isOld()).toBe(true)
  await allSettled(keyPutAway, { scope })
  expect(scope.getState($newKey)).toBeNull()
})

test('a revoked key leaves the list and says so', async () => {
  const { scope, isOld, toasts } = begin()
  await allSettled(keyRevoked, { scope, params: 'k1' })
  expect(isOld()).toBe(true)
  expect(toasts.shown()[0]?.text).toBe('密钥已吊销')
})

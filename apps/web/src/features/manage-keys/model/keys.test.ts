import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { $newKey, createKeyFx, keyPutAway, keyRevoked, newKeyForm, revokeKeyFx } from './keys.ts'

const token = `hxk_${'x'.repeat(43)}`
const key = {
  ...{ id: 'k1', name: '脚本', prefix: 'hxk_xxxxxx', scopes: ['read:goods' as const] },
  ...{ createdAt: 1, expiresAt: 2, lastUsedAt: null, lastUsedIp: null },
}

function begin() {
  const client = createQueryClient()
  for (const list of ['listApiKeys', 'listOrders']) client.setQueryData([list, {}], { rows: [] })
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
  const isOld = () =>
    client.getQueryState(['listApiKeys', {}])?.isInvalidated &&
    !client.getQueryState(['listOrders', {}])?.isInvalidated
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

test('a wish is told without the spaces around its name; what was made is in the form and on the screen', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ token, key } as never)
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await fillForm(scope, newKeyForm, { name: ' 脚本 ' })
  const body = { name: '脚本', scopes: ['read:goods'], expiresInDays: 90 }
  expect(call.mock.calls).toEqual([['createApiKey', { body }, { quiet: true }]])
  expect([scope.getState(newKeyForm.$done), scope.getState($newKey)]).toEqual([
    { result: { token, key } },
    { token, key },
  ])
})

test.each([
  [{ name: ' ' }, { name: '请填写名称，便于以后辨认' }],
  [{ scopes: [] }, { scopes: '请至少选择一项权限' }],
])('%j is not sent', async (about, errors) => {
  const sent = vi.fn()
  const scope = fork({ handlers: [[createKeyFx, sent]] })
  await fillForm(scope, newKeyForm, { name: '脚本', ...about })
  expect(scope.getState(newKeyForm.$errors)).toEqual(errors)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  ['made', createKeyFx],
  ['revoked', revokeKeyFx],
])('a key that is not %s says nothing, and the list asks again', async (_, fx) => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('no'))
  onTestFinished(() => call.mockRestore())
  const client = createQueryClient()
  client.setQueryData(['listApiKeys', {}], { rows: [] })
  const toasts = createToastQueue()
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  if (fx === revokeKeyFx) await allSettled(keyRevoked, { scope, params: 'k1' })
  else await fillForm(scope, newKeyForm, { name: '脚本' })
  expect(client.getQueryState(['listApiKeys', {}])?.isInvalidated).toBe(true)
  expect([toasts.shown(), scope.getState($newKey)]).toEqual([[], null])
})

test('a key is revoked by its id; a new form is without a name', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  onTestFinished(() => call.mockRestore())
  const scope = fork()
  await allSettled(keyRevoked, { scope, params: 'k1' })
  await fillForm(scope, newKeyForm, {})
  expect(call.mock.calls).toEqual([['revokeApiKey', { path: { id: 'k1' } }]])
  expect(Object.keys(scope.getState(newKeyForm.$errors))).toEqual(['name'])
})

import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { endAllKeysFx } from './end-keys.ts'

const FAILED = '密码已修改，但 API 密钥没有吊销成功，请到“开放平台”逐个吊销'

it.each([
  ['two keys', async () => ({ revoked: 2 }), [['info', '已吊销 2 个 API 密钥']]],
  ['one key', async () => ({ revoked: 1 }), [['info', '已吊销 1 个 API 密钥']]],
  ['no key', async () => ({ revoked: 0 }), []],
  ['a failure', () => Promise.reject(new Error('no')), [['error', FAILED]]],
] as const)(
  'after the end of %s the list of keys, and nothing else, is read again',
  async (_, answer, said) => {
    const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
    onTestFinished(() => call.mockRestore())
    const [client, toasts] = [createQueryClient(), createToastQueue()]
    for (const list of ['listApiKeys', 'listOrders']) client.setQueryData([list, {}], {})
    const scope = fork({
      values: [
        [$queryClient, client],
        [$toasts, toasts],
      ],
    })
    await allSettled(endAllKeysFx, { scope })
    expect(call.mock.calls).toEqual([['revokeApiKeys', {}, { quiet: true }]])
    expect(toasts.shown().map(({ tone, text }) => [tone, text])).toEqual(said)
    const isOld = (list: string) => client.getQueryState([list, {}])?.isInvalidated
    expect([isOld('listApiKeys'), isOld('listOrders')]).toEqual([true, false])
  },
)

import { HaixuanError } from '@haixuan/api-sdk'
import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { callFailed } from '#shared/api'
import { $toasts, failureText } from './index.ts'

it.each([
  [400, '页码必须大于 0', '请求错误：页码必须大于 0'],
  [400, '', '请求错误：请求失败'],
  [401, '任何一句', '登录已过期，请重新登录'],
  [403, '该功能为定制服务,请联系客服', '没有权限：该功能为定制服务,请联系客服'],
  [500, '服务器错误', '服务器错误'],
  [0, '网络连接失败，请检查网络后重试', '网络连接失败，请检查网络后重试'],
  [429, '操作太频繁，请 3 秒后重试', '操作太频繁，请 3 秒后重试'],
])('%i %s', (status, message, text) => {
  expect(failureText({ status, message })).toBe(text)
})

it('a failed call is shown, unless its caller shows it themselves or the session is over', async () => {
  const toasts = { error: vi.fn() }
  const scope = fork({ values: [[$toasts, toasts as never]] })
  const fail = (status: number, quiet: boolean) =>
    allSettled(callFailed, {
      scope,
      params: {
        error: new HaixuanError({ code: -1, reason: 'x', status, message: '原因' }),
        operation: 'searchGoods',
        token: 'kept',
        quiet,
      },
    })
  await fail(503, false)
  await fail(503, true)
  await fail(401, false)
  expect(toasts.error.mock.calls).toEqual([['原因']])
})

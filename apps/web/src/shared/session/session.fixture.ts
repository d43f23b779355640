import { HaixuanError } from '@haixuan/api-sdk'
import { fork } from 'effector'
import { type Mock, vi } from 'vitest'
import { $queryClient, createQueryClient } from '#shared/api'
import { $toasts } from '#shared/notice'
import { type Leaving, leavePageFx, leaveTabFx, takeFarewellFx, wipeBrowserFx } from './leave-page.ts'
import { tellOtherTabsFx } from './other-tabs.ts'
import { endSessionFx, loadUserFx, peekTokenFx, readAddressFx, readTokenFx, writeTokenFx } from './session.ts'
import type { User } from './user.ts'

export const user = { id: 'u1', nickname: '海风', mobile: '13800138001', vip_type: 'year' } as User
export const failed = (token: string | null, status = 401) => ({
  error: new HaixuanError({ code: -1, reason: 'unauthorized', status, message: '登录已过期' }),
  operation: 'searchGoods' as const,
  token,
  quiet: false,
})

/** A site whose cookie holds `cookie`, on a page of Temu. */
export function site(cookie: string | null) {
  const browser = {
    cookie,
    wiped: 0,
    news: [] as string[],
    went: [] as unknown[],
    ended: [] as string[],
    farewell: null as string | null,
  }
  const queries = createQueryClient()
  queries.setQueryData(['searchGoods', {}], 'rows of the user')
  const toasts: Record<'success' | 'info' | 'warning' | 'error', Mock> = {
    success: vi.fn(),
    info: vi.fn(),
    warning: vi.fn(),
    error: vi.fn(),
  }
  const scope = fork({
    values: [
      [$queryClient, queries],
      [$toasts, toasts as never],
    ],
    handlers: [
      [readTokenFx, () => browser.cookie],
      [peekTokenFx, () => browser.cookie],
      [
        writeTokenFx,
        (token: string) => {
          browser.cookie = token === '' ? null : token
        },
      ],
      [readAddressFx, () => '/temu/home?page=2'],
      [loadUserFx, () => user],
      [
        endSessionFx,
        (token: string) => {
          browser.ended.push(token)
          throw new Error('offline')
        },
      ],
      [
        wipeBrowserFx,
        ({ token }: Leaving) => {
          browser.wiped++
          browser.cookie = token ?? null
        },
      ],
      [leavePageFx, (to: Leaving) => browser.went.push(to.address)],
      [leaveTabFx, (how: object) => browser.went.push(how)],
      [takeFarewellFx, () => browser.farewell],
      [tellOtherTabsFx, (news: string) => browser.news.push(news)],
    ],
  })
  return { scope, browser, queries, toasts }
}

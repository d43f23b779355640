import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { $user, type User } from '#shared/session'
import { tiktokTabClicked } from './open-tiktok.ts'

async function press(user: Partial<User> | null) {
  const went: string[] = []
  const toasts = { info: vi.fn(), warning: vi.fn() }
  const scope = fork({
    values: [
      [$user, user as User | null],
      [$toasts, toasts as never],
      [$navigate, (address: string) => went.push(address)],
    ],
  })
  await allSettled(tiktokTabClicked, { scope })
  return { went, info: toasts.info.mock.calls.flat(), warning: toasts.warning.mock.calls.flat() }
}

it('opens for those with the flag and says nothing more', async () => {
  expect(await press({ isexternallink: 1 })).toEqual({
    went: ['/tiktok/goods'],
    info: [],
    warning: [],
  })
})

it.each([{ isexternallink: 0 as const }, null])('stays shut for %j', async (user) => {
  expect(await press(user)).toEqual({ went: [], info: [], warning: ['暂无访问权限，请联系客服'] })
})

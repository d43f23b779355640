import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { $navigate } from '#shared/routes'
import { $user, type User } from '#shared/session'
import { tiktokTabClicked } from './open-tiktok.ts'

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"flags":{"tiktok_notice":false}}'
})

it('with the notice switched off the tab opens and says nothing', async () => {
  const went: string[] = []
  const toasts = { info: vi.fn(), warning: vi.fn() }
  const scope = fork({
    values: [
      [$user, { isexternallink: 1 } as User],
      [$toasts, toasts as never],
      [$navigate, (address: string) => went.push(address)],
    ],
  })
  await allSettled(tiktokTabClicked, { scope })
  expect([went, toasts.info.mock.calls, toasts.warning.mock.calls]).toEqual([['/tiktok/goods'], [], []])
})

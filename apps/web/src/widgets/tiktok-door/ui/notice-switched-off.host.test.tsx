import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $isUserSettled, $user } from '#shared/session'
import { behindTiktokDoor } from './behind-tiktok-door.tsx'

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"flags":{"tiktok_notice":false}}'
})

it('with the notice switched off the page says nothing about it', async () => {
  const Door = behindTiktokDoor(() => <p>达人榜</p>)
  const { place } = await drawPage(() => <Door />, {
    stores: [
      [$user, { isexternallink: 1 }],
      [$isUserSettled, true],
    ],
  })
  expect(place.textContent).toBe('达人榜')
})

import { expect, test } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $isUserSettled, $user, type User } from '#shared/session'
import { behindTiktokDoor } from './behind-tiktok-door.tsx'

const Door = behindTiktokDoor(() => <p>达人榜</p>)
const read = async (user: Partial<User> | null, isSettled: boolean) => {
  const { place } = await drawPage(() => <Door />, {
    stores: [
      [$user, user],
      [$isUserSettled, isSettled],
    ],
  })
  return place
}

test('draws nothing of the page before it is known who came, and says that it waits', async () => {
  const place = await read(null, false)
  expect(place.textContent).toBe('')
  expect(place.querySelector('[role=status]')?.getAttribute('aria-busy')).toBe('true')
})

test('shows the page to anyone who has the flag, with what is being upgraded; to others that they may not', async () => {
  const text = (await read({ isexternallink: 1 }, true)).textContent
  expect(text).toMatch(/^升级中\.\.\..*以页面标注的数据时间为准。达人榜$/)
  expect((await read({ isexternallink: 0 }, true)).textContent).toBe('暂无访问权限，请联系客服')
})

test('stays open where the server could not say who came: it will refuse what it must', async () => {
  expect((await read(null, true)).textContent).toMatch(/达人榜$/)
})

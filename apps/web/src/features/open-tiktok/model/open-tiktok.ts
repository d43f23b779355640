import { createEvent, sample } from 'effector'
import { SITE } from '#shared/config'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'
import { $user } from '#shared/session'

/** The TikTok tab was pressed. */
export const tiktokTabClicked = createEvent()

// Specification, section 2: the tab says 升级中...; without the flag of the user it says that there is no access.
const allowed = sample({
  clock: tiktokTabClicked,
  source: $user,
  filter: (user) => user?.isexternallink === 1,
})
const refused = sample({
  clock: tiktokTabClicked,
  source: $user,
  filter: (user) => user?.isexternallink !== 1,
})

sample({
  clock: allowed,
  filter: () => SITE.flags['tiktok_notice'] !== false,
  fn: () => ({ tone: 'info' as const, text: '升级中...' }),
  target: noticeAsked,
})
sample({ clock: allowed, fn: () => '/tiktok/goods', target: navigateFx })
sample({
  clock: refused,
  fn: () => ({ tone: 'warning' as const, text: '暂无访问权限，请联系客服' }),
  target: noticeAsked,
})

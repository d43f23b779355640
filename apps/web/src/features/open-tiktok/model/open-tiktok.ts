import { createEvent, sample } from 'effector'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'
import { $user } from '#shared/session'

/** The TikTok tab was pressed. */
export const tiktokTabClicked = createEvent()

// Specification, section 2: without the flag of the user the tab says that there is no access. That TikTok is being
// upgraded is shown on its pages (widgets/tiktok-door), which can say what is affected.
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

sample({ clock: allowed, fn: () => '/tiktok/goods', target: navigateFx })
sample({
  clock: refused,
  fn: () => ({ tone: 'warning' as const, text: '暂无访问权限，请联系客服' }),
  target: noticeAsked,
})

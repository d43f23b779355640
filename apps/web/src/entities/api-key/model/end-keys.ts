import { createEffect, sample } from 'effector'
import { api, invalidateFx } from '#shared/api'
import { noticeAsked } from '#shared/notice'

/** Ends every key of the user: after a new password nobody who had the old one continues by a key. */
export const endAllKeysFx = createEffect(() => api.call('revokeApiKeys', {}, { quiet: true }))

sample({ clock: endAllKeysFx.finally, fn: () => ['listApiKeys'], target: invalidateFx })
sample({
  clock: endAllKeysFx.doneData,
  filter: ({ revoked }) => revoked > 0,
  fn: ({ revoked }) => ({ tone: 'info' as const, text: `已吊销 ${revoked} 个 API 密钥` }),
  target: noticeAsked,
})
sample({
  clock: endAllKeysFx.fail,
  fn: () => ({
    tone: 'error' as const,
    text: '密码已修改，但 API 密钥没有吊销成功，请到“开放平台”逐个吊销',
    staysOnce: true,
  }),
  target: noticeAsked,
})

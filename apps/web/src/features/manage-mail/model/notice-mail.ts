import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

type NoticeMailWish = BodyFields<'setNoticeMail'>

/** Read again with each dialog: a mail that bounced pauses it. */
export const noticeMailQuery = () => ({ ...apiQuery('getNoticeMail'), staleTime: 0 })

const setNoticeMailFx = createEffect<NoticeMailWish, unknown, HaixuanError>((body) =>
  api.call('setNoticeMail', { body }, { quiet: true }),
)

export const noticeMailForm = createForm({
  initial: { mode: 'off', addressId: null } as NoticeMailWish,
  faults: ({ mode, addressId }) => ({
    addressId: mode !== 'off' && addressId === null ? '请选择接收通知的邮箱' : undefined,
  }),
  submit: setNoticeMailFx,
  reasons: { mail_address_unverified: 'addressId', channel_missing: 'mode' },
})
sample({
  clock: setNoticeMailFx.done,
  fn: ({ params: { mode } }) => ({
    tone: 'success' as const,
    text: mode === 'off' ? '已关闭通知邮件' : '已开启通知邮件',
  }),
  target: noticeAsked,
})
sample({
  clock: setNoticeMailFx.finally,
  fn: () => ['getNoticeMail'],
  target: invalidateFx,
})

/** Ends the mails by the link of one of them; the form shows the failure. */
const unsubscribeFx = createEffect<BodyFields<'unsubscribe'>, unknown, HaixuanError>((body) =>
  api.call('unsubscribe', { body }, { quiet: true }),
)
export const unsubscribeForm = createForm({ initial: { token: '' }, submit: unsubscribeFx })

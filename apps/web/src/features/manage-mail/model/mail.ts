import type { HaixuanError, OperationData } from '@haixuan/api-sdk'
import { createEffect, createEvent, sample } from 'effector'
import { mailAddress } from '#shared/account-rules'
import { api, apiQuery, invalidateFx } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { noticeAsked } from '#shared/notice'

export type MailRow = OperationData<'listMailAddresses'>[number]

export const mailQuery = () => ({ ...apiQuery('listMailAddresses'), staleTime: 0 })

/** Adds an address; the form shows the failure. */
const addMailFx = createEffect<BodyFields<'addMailAddress'>, unknown, HaixuanError>(({ address }) =>
  api.call('addMailAddress', { body: { address: address.trim() } }, { quiet: true }),
)
export const mailForm = createForm({
  initial: { address: '' },
  faults: ({ address }) => ({ address: mailAddress(address) }),
  submit: addMailFx,
  reasons: { channel_missing: 'address', codes_used: 'address', mail_addresses_full: 'address' },
})

/** The link of an address that waits or bounced is asked for again. */
export const mailSentAgain = createEvent<string>()
const sendAgainFx = createEffect<string, unknown, HaixuanError>((address) =>
  api.call('addMailAddress', { body: { address } }),
)
export const $isSendingAgain = sendAgainFx.pending
sample({ clock: mailSentAgain, target: sendAgainFx })
sample({
  clock: [addMailFx.done, sendAgainFx.done],
  fn: () => ({ tone: 'success' as const, text: '确认邮件已发送，请在 24 小时内打开其中的链接' }),
  target: noticeAsked,
})

/** An address is taken out. */
export const mailRemoved = createEvent<string>()
const removeMailFx = createEffect((id: string) => api.call('removeMailAddress', { path: { id } }))
sample({ clock: mailRemoved, target: removeMailFx })
sample({
  clock: removeMailFx.done,
  fn: () => ({ tone: 'success' as const, text: '已移除该邮箱' }),
  target: noticeAsked,
})
sample({
  clock: [addMailFx.finally, sendAgainFx.finally, removeMailFx.finally],
  fn: () => ['listMailAddresses'],
  target: invalidateFx,
})
// Notices go to one of the addresses.
sample({ clock: removeMailFx.done, fn: () => ['getNoticeMail'], target: invalidateFx })

/** Verifies an address by the link that was sent to it; the form shows the failure. */
const confirmMailFx = createEffect<BodyFields<'confirmMailAddress'>, unknown, HaixuanError>((body) =>
  api.call('confirmMailAddress', { body }, { quiet: true }),
)
export const confirmForm = createForm({ initial: { token: '' }, submit: confirmMailFx })

import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { codeRecipient, verificationCode } from '#shared/account-rules'
import { api } from '#shared/api'
import { type BodyFields, createForm } from '#shared/form'
import { navigateFx } from '#shared/routes'

/** Exchanges a code for the token of a reset link. */
const redeemCodeFx = createEffect<BodyFields<'redeemCode'>, { token: string }, HaixuanError>(({ to, code }) =>
  api.call('redeemCode', { body: { to: to.trim(), code: code.trim() } }, { quiet: true }),
)

export const codeForm = createForm({
  initial: { to: '', code: '' },
  faults: ({ to, code }) => ({ to: codeRecipient(to), code: verificationCode(code) }),
  submit: redeemCodeFx,
  reasons: { code_wrong: 'code', channel_missing: 'to' },
})

// As by a link: the token is in the fragment, where no server sees it.
sample({
  clock: redeemCodeFx.doneData,
  fn: ({ token }) => `/login?view=reset#${token}`,
  target: navigateFx,
})

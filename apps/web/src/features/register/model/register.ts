import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, sample } from 'effector'
import { ACCEPTED, acceptance } from '#shared/accept-texts'
import { mainlandMobile, newPassword, repetitionOf, verificationCode } from '#shared/account-rules'
import { api } from '#shared/api'
import { SITE } from '#shared/config'
import { type BodyFields, createForm } from '#shared/form'
import { navigateFx, safeRedirect, workplaceOf } from '#shared/routes'
import { tokenReceived } from '#shared/session'
import { readSource } from '#shared/source'

interface Registration
  extends BodyFields<'register', 'mobile' | 'code' | 'password' | 'confirm_password' | 'invite_code'> {
  /** The site sends codes, and wants one. */
  isCodeAsked: boolean
  /** The box of the texts is ticked. */
  terms: boolean
  /** `redirect` of the address, as it came. */
  redirect: unknown
}

/** Opens an account; the answer is a token, as after signing in. */
export const registerFx = createEffect<Registration, { token: string }, HaixuanError>(
  ({ mobile, code, isCodeAsked, password, confirm_password, invite_code }) => {
    const source = readSource()
    return api.call(
      'register',
      {
        body: {
          mobile: mobile.trim(),
          password,
          confirm_password,
          ...ACCEPTED,
          ...(isCodeAsked ? { code: code.trim() } : {}),
          ...(invite_code.trim() === '' ? {} : { invite_code: invite_code.trim() }),
          ...(source === undefined ? {} : { source }),
        },
      },
      { quiet: true },
    )
  },
)

export const registrationForm = createForm({
  initial: {
    ...{ mobile: '', code: '', isCodeAsked: false, password: '', confirm_password: '', invite_code: '' },
    ...{ terms: false, redirect: null },
  },
  faults: ({ mobile, code, isCodeAsked, password, confirm_password, terms }) => ({
    mobile: mainlandMobile(mobile),
    code: isCodeAsked ? verificationCode(code) : undefined,
    password: newPassword(password),
    confirm_password: repetitionOf(password)(confirm_password),
    terms: acceptance(terms),
  }),
  submit: registerFx,
  reasons: { mobile_unavailable: 'mobile', code_needed: 'code', code_wrong: 'code', terms_outdated: 'terms' },
})

sample({ clock: registerFx.doneData, fn: ({ token }) => token, target: tokenReceived })
sample({
  clock: registerFx.done,
  fn: ({ params: { redirect } }) => {
    const back = safeRedirect(redirect)
    return back === '/' ? workplaceOf(SITE.hidden) : back
  },
  target: navigateFx,
})

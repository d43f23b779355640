import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { ACCEPTED, acceptance } from '#shared/accept-texts'
import { mainlandMobile, newPassword, repetitionOf, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { SITE } from '#shared/config'
import { navigateFx, safeRedirect, workplaceOf } from '#shared/routes'
import { tokenReceived } from '#shared/session'
import { readSource } from '#shared/source'

export interface Registration {
  mobile: string
  password: string
  confirmPassword: string
  inviteCode: string
  isAccepted: boolean
  /** `redirect` of the address, as it came. */
  redirect: unknown
}

export const registrationSubmitted = createEvent<Registration>()
export const registrationLeft = createEvent()

/** Opens an account; the answer is a token, as after signing in. */
export const registerFx = createEffect<Registration, { token: string }, HaixuanError>(
  ({ mobile, password, confirmPassword, inviteCode }) => {
    const source = readSource()
    return api.call(
      'register',
      {
        body: {
          mobile: mobile.trim(),
          password,
          confirm_password: confirmPassword,
          ...ACCEPTED,
          ...(inviteCode.trim() === '' ? {} : { invite_code: inviteCode.trim() }),
          ...(source === undefined ? {} : { source }),
        },
      },
      { quiet: true },
    )
  },
)

const checked = registrationSubmitted.map((registration) => ({
  registration,
  wrong: wrongFields({
    mobile: mainlandMobile(registration.mobile),
    password: newPassword(registration.password),
    confirm_password: repetitionOf(registration.password)(registration.confirmPassword),
    terms: acceptance(registration.isAccepted),
  }),
}))

const FIELDS = {
  names: ['mobile', 'password', 'confirm_password', 'invite_code', 'terms'],
  reasons: { mobile_unavailable: 'mobile', terms_outdated: 'terms' },
}

export const $registrationErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(registerFx.failData, (_, error) => serverErrors(error, FIELDS))
  .reset(registrationLeft)

sample({
  clock: checked,
  filter: ({ wrong }) => Object.keys(wrong).length === 0,
  fn: ({ registration }) => registration,
  target: registerFx,
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

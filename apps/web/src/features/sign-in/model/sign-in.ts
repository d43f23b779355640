import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { knownPassword, loginName, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { SITE } from '#shared/config'
import { $lastTab } from '#shared/last-tab'
import { isHidden, navigateFx, safeRedirect, workplaceOf } from '#shared/routes'
import { tokenReceived } from '#shared/session'

export interface Credentials {
  mobile: string
  password: string
  /** `redirect` of the address, as it came. */
  redirect: unknown
}

export const signInSubmitted = createEvent<Credentials>()
export const signInPageLeft = createEvent()

/** Asks the server for a token. Its own page shows the failure. */
export const signInFx = createEffect<Credentials, { token: string }, HaixuanError>(({ mobile, password }) =>
  api.call('signIn', { body: { mobile: mobile.trim(), password } }, { quiet: true }),
)

const checked = signInSubmitted.map((credentials) => ({
  credentials,
  wrong: wrongFields({
    mobile: loginName(credentials.mobile),
    password: knownPassword(credentials.password),
  }),
}))
const isRight = ({ wrong }: { wrong: object }) => Object.keys(wrong).length === 0

/** What is wrong, by field; the empty name is the whole form. */
export const $signInErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(signInFx.failData, (_, error) =>
    serverErrors(error, { names: ['mobile', 'password'], reasons: { bad_credentials: 'password' } }),
  )
  .reset(signInPageLeft)

sample({
  clock: checked,
  filter: isRight,
  fn: ({ credentials }) => credentials,
  target: signInFx,
})
sample({ clock: signInFx.doneData, fn: ({ token }) => token, target: tokenReceived })
sample({
  clock: signInFx.done,
  source: $lastTab,
  fn: (lastTab, { params: { redirect } }) => {
    const back = safeRedirect(redirect)
    if (back !== '/') return back
    // The host may have hidden since what was open last.
    return lastTab !== null && !isHidden(lastTab, SITE.hidden) ? lastTab : workplaceOf(SITE.hidden)
  },
  target: navigateFx,
})

import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { ACCEPTED, acceptance } from '#shared/accept-texts'
import { knownPassword, loginName, serverErrors, wrongFields } from '#shared/account-rules'
import { api } from '#shared/api'
import { SITE } from '#shared/config'
import { $lastTab } from '#shared/last-tab'
import { isHidden, navigateFx, safeRedirect, workplaceOf } from '#shared/routes'
import { tokenReceived } from '#shared/session'

export interface Credentials {
  mobile: string
  password: string
  /** Of the box that a first sign-in as a sub-account needs. */
  isAccepted: boolean
  /** `redirect` of the address, as it came. */
  redirect: unknown
}

export const signInSubmitted = createEvent<Credentials>()
export const signInPageLeft = createEvent()

/** Asks the server for a token. Its own page shows the failure. */
export const signInFx = createEffect<Credentials, { token: string }, HaixuanError>(
  ({ mobile, password, isAccepted }) =>
    api.call(
      'signIn',
      { body: { mobile: mobile.trim(), password, ...(isAccepted ? ACCEPTED : {}) } },
      { quiet: true },
    ),
)

/** A first sign-in opens a sub-account: the server asks whether its person accepts the texts. */
export const $isAcceptanceAsked = createStore(false)
  .on(signInFx.failData, (isAsked, { reason }) => isAsked || reason === 'terms_needed')
  .reset(signInPageLeft)

const checked = sample({
  clock: signInSubmitted,
  source: $isAcceptanceAsked,
  fn: (isAsked, credentials) => ({
    credentials,
    wrong: wrongFields({
      mobile: loginName(credentials.mobile),
      password: knownPassword(credentials.password),
      terms: isAsked ? acceptance(credentials.isAccepted) : undefined,
    }),
  }),
})
const isRight = ({ wrong }: { wrong: object }) => Object.keys(wrong).length === 0

/** What is wrong, by field; the empty name is the whole form. */
export const $signInErrors = createStore<Readonly<Record<string, string>>>({})
  .on(checked, (_, { wrong }) => wrong)
  .on(signInFx.failData, (_, error) =>
    serverErrors(error, {
      names: ['mobile', 'password', 'terms'],
      reasons: { bad_credentials: 'password', terms_needed: 'terms', terms_outdated: 'terms' },
    }),
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

import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createStore, sample } from 'effector'
import { ACCEPTED, acceptance } from '#shared/accept-texts'
import { knownPassword, loginName } from '#shared/account-rules'
import { api } from '#shared/api'
import { SITE } from '#shared/config'
import { type BodyFields, createForm } from '#shared/form'
import { $lastTab } from '#shared/last-tab'
import { isHidden, navigateFx, safeRedirect, workplaceOf } from '#shared/routes'
import { tokenReceived } from '#shared/session'

interface Credentials extends BodyFields<'signIn', 'mobile' | 'password'> {
  /** Of the box that a first sign-in as a sub-account needs. */
  terms: boolean
  /** `redirect` of the address, as it came. */
  redirect: unknown
}

/** Asks the server for a token. Its own page shows the failure. */
export const signInFx = createEffect<Credentials, { token: string }, HaixuanError>(
  ({ mobile, password, terms }) =>
    api.call(
      'signIn',
      { body: { mobile: mobile.trim(), password, ...(terms ? ACCEPTED : {}) } },
      { quiet: true },
    ),
)

/** A first sign-in opens a sub-account: the server asks whether its person accepts the texts. */
export const $isAcceptanceAsked = createStore(false).on(
  signInFx.failData,
  (isAsked, { reason }) => isAsked || reason === 'terms_needed',
)

export const signInForm = createForm({
  initial: { mobile: '', password: '', terms: false, redirect: null },
  source: $isAcceptanceAsked,
  faults: ({ mobile, password, terms }, isAsked) => ({
    mobile: loginName(mobile),
    password: knownPassword(password),
    terms: isAsked ? acceptance(terms) : undefined,
  }),
  submit: signInFx,
  reasons: { bad_credentials: 'password', terms_needed: 'terms', terms_outdated: 'terms' },
})
$isAcceptanceAsked.reset(signInForm.closed)

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

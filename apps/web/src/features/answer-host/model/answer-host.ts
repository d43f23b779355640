import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'
import { isHosted, SITE } from '#shared/config'
import { noticeAsked } from '#shared/notice'
import { navigateFx } from '#shared/routes'
import { $user, isErpAccount, userChanged } from '#shared/session'
import { type Arrived, type HostMessage, readHostMessage } from '../lib/host-message.ts'
import { tellHost } from '../lib/host-window.ts'

/** What a host client asks of the user. */
export type Ask = HostMessage & { origin: string }

/** The app is up: the host client may be spoken to. */
export const hostListeningWanted = createEvent()
export const hostSpoke = createEvent<Arrived>()
/** The user pressed the button; nothing else binds or hands out anything. */
export const askAccepted = createEvent()
export const askRefused = createEvent()

/** Tells the host client that the page listens, with a word that has to come back and is good once. */
export const inviteHostFx = createEffect((): string | null => {
  if (!isHosted()) return null
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  for (const origin of SITE.origins) tellHost({ type: 'haixuan.ready', nonce }, origin)
  return nonce
})
/** Origins of the site; tests bring their own. */
export const $origins = createStore<readonly string[]>(SITE.origins)
const $nonce = createStore<string | null>(null).on(inviteHostFx.doneData, (_, nonce) => nonce)

const heard = sample({
  clock: hostSpoke,
  source: { origins: $origins, nonce: $nonce },
  fn: ({ origins, nonce }, arrived) => {
    const message = readHostMessage(arrived, origins)
    return message && message.nonce === nonce ? { ...message, origin: arrived.origin } : undefined
  },
}).filterMap((ask) => ask)

/** What is asked now. */
export const $ask = createStore<Ask | null>(null).on(heard, (_, ask) => ask)

/** Binds the number to the account; the server takes it once, for ERP accounts alone, and never a taken one. */
export const bindMobileFx = createEffect<{ mobile: string; origin: string }, unknown, HaixuanError>((body) =>
  api.call('updateErpUser', { body }, { quiet: true }),
)
/** A token of its own for the host client. */
export const hostTokenFx = createEffect<string, { token: string; expiresAt: number }, HaixuanError>(
  (origin) => api.call('createHostToken', { body: { origin } }, { quiet: true }),
)
export const replyFx = createEffect(({ origin, ...message }: { origin: string } & object) =>
  tellHost(message, origin),
)

sample({ clock: hostListeningWanted, target: inviteHostFx })
// Each word is good once: the next question needs a fresh one.
sample({ clock: heard, fn: () => undefined, target: inviteHostFx })

const accepted = sample({ clock: askAccepted, source: $ask }).filterMap((ask) => ask ?? undefined)
sample({
  clock: accepted.filterMap((ask) =>
    ask.type === 'getUserMobile' ? { mobile: ask.mobile, origin: ask.origin } : undefined,
  ),
  source: $user,
  filter: (user) => user !== null && isErpAccount(user),
  fn: (_, wish) => wish,
  target: bindMobileFx,
})
sample({
  clock: accepted.filterMap((ask) => (ask.type === 'getToken' ? ask.origin : undefined)),
  target: hostTokenFx,
})
sample({ clock: bindMobileFx.done, fn: () => undefined, target: userChanged })
sample({ clock: bindMobileFx.done, fn: () => '/auth', target: navigateFx })
sample({
  clock: bindMobileFx.done,
  fn: ({ params: { origin } }) => ({ origin, type: 'haixuan.userMobile', ok: true }),
  target: replyFx,
})
sample({
  clock: hostTokenFx.done,
  fn: ({ params: origin, result }) => ({ origin, type: 'haixuan.token', ok: true, ...result }),
  target: replyFx,
})
const refused = sample({ clock: askRefused, source: $ask }).filterMap((ask) => ask ?? undefined)
sample({
  clock: refused,
  fn: ({ origin, type }) => ({
    ...{ origin, ok: false },
    type: type === 'getToken' ? 'haixuan.token' : 'haixuan.userMobile',
  }),
  target: replyFx,
})
sample({
  clock: [bindMobileFx.failData, hostTokenFx.failData],
  fn: ({ message }) => ({ tone: 'error' as const, text: message }),
  target: noticeAsked,
})

$ask.reset(bindMobileFx.done, hostTokenFx.done, refused)

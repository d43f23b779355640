import { createHaixuanClient } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { $token, tokenReceived, type User } from '#shared/session'

/** Where public/boot.js leaves the token it has taken out of the address. */
const KEY = 'haixuan.handed-token'

/** A token that came with the address, and whose it is. */
export interface Offer {
  token: string
  user: User
}

/** The app is up: a token that came with the address is looked at. */
export const handedTokenWanted = createEvent()
/** The user goes on as the person of the token. */
export const offerAccepted = createEvent()
export const offerRefused = createEvent()

/** Takes the token out of the store of the tab; null when none came. */
export const takeHandedTokenFx = createEffect(() => {
  const token = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return token
})

/** Asks the server whose the token is; a dead one fails, and is then forgotten without a word. */
export const identifyFx = createEffect(async (token: string): Promise<Offer> => {
  const client = createHaixuanClient({ baseUrl: '', token: () => token })
  return { token, user: await client.call('getUserInfo') }
})

/**
 * Waits for the answer of somebody who is signed in as another person. Emptied by what follows from a yes: the
 * yes itself still has to read it.
 */
export const $offer = createStore<Offer | null>(null).reset(tokenReceived, offerRefused)

sample({ clock: handedTokenWanted, target: takeHandedTokenFx })
const handed = sample({
  clock: takeHandedTokenFx.doneData,
  source: $token,
  fn: (current, token) => ({ isVisitor: current === null, token: token === current ? null : token }),
}).filterMap(({ isVisitor, token }) => (token === null ? undefined : { isVisitor, token }))

// A visitor becomes the person of the token before the first page is chosen; a dead one ends like any other
// session. Somebody who is signed in is asked: a link must not change in silence whose data he looks at.
sample({
  clock: handed,
  filter: ({ isVisitor }) => isVisitor,
  fn: ({ token }) => token,
  target: tokenReceived,
})
sample({
  clock: handed,
  filter: ({ isVisitor }) => !isVisitor,
  fn: ({ token }) => token,
  target: identifyFx,
})
sample({ clock: identifyFx.doneData, target: $offer })
sample({
  clock: offerAccepted,
  source: $offer,
  filter: Boolean,
  fn: ({ token }: Offer) => token,
  target: tokenReceived,
})

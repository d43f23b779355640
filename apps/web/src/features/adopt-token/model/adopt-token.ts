import { createHaixuanClient, type HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { $token, takeHanded, tokenReceived, type User } from '#shared/session'

/** What came with the address: a one-time code, or a token as the specification has it. */
export interface Handed {
  kind: 'code' | 'token'
  value: string
}

/** Somebody else than who is signed in came with the address. */
interface Offer {
  user: User
  /** What a yes is paid with: a token that came is exchanged only then; a code already was. */
  token: string
  isExchanged: boolean
}

/** The app is up: what came with the address is looked at. */
export const handedWanted = createEvent()
/** The user continues as the other person. */
export const offerAccepted = createEvent()
export const offerRefused = createEvent()

/** What came; null when nothing did. */
export const takeHandedFx = createEffect((): Handed | null => {
  const [kind, value] = takeHanded().split(' ')
  return (kind === 'code' || kind === 'token') && value ? { kind, value } : null
})

/** Exchanges it for a token of this tab's own. It is accepted once: the same address opens nothing a second time. */
export const exchangeFx = createEffect<Handed, string, HaixuanError>(async ({ kind, value }) => {
  const how = { quiet: true, unlimited: true }
  const { token } =
    kind === 'code'
      ? await api.call('redeemHandoverCode', { body: { code: value } }, how)
      : await api.call('redeemAddressToken', { body: { token: value } }, how)
  return token
})

/** Asks the server whose a token is; a dead one fails. */
export const identifyFx = createEffect((token: string): Promise<User> => {
  const client = createHaixuanClient({ baseUrl: '', token: () => token })
  return client.call('getUserInfo')
})

/** Ends a session that was opened and refused. */
export const dropFx = createEffect(async (token: string) => {
  await createHaixuanClient({ baseUrl: '', token: () => token }).call('signOut')
})

/**
 * Looks who came with the address while somebody is signed in. Null: the same person, or nobody any more.
 */
const compareFx = createEffect(
  async ({ handed, current }: { handed: Handed; current: string }): Promise<Offer | null> => {
    const isExchanged = handed.kind === 'code'
    const token = isExchanged ? await exchangeFx(handed) : handed.value
    const [other, own] = await Promise.all([identifyFx(token), identifyFx(current)])
    if (other.id !== own.id) return { user: other, token, isExchanged }
    if (isExchanged) await dropFx(token)
    return null
  },
)

/** Waits for the answer of somebody who is signed in as another person. */
export const $offer = createStore<Offer | null>(null)

sample({ clock: handedWanted, target: takeHandedFx })
const handed = sample({
  clock: takeHandedFx.doneData,
  source: $token,
  fn: (current, came) => ({ current, came }),
}).filterMap(({ current, came }) => (came === null || came.value === current ? undefined : { current, came }))

// A visitor becomes the person that came. Somebody who is signed in is asked: a link must not change in silence
// whose data they look at.
const cameToVisitor = handed.filterMap(({ current, came }) => (current === null ? came : undefined))

/** A visitor is being let in: the first page waits, or it would send them to the sign-in. */
export const $isEntering = createStore(false)
  .on(cameToVisitor, () => true)
  .reset(tokenReceived, exchangeFx.fail)

sample({ clock: cameToVisitor, target: exchangeFx })
sample({
  clock: exchangeFx.doneData,
  source: $isEntering,
  filter: Boolean,
  fn: (_, token) => token,
  target: tokenReceived,
})
sample({
  clock: exchangeFx.failData,
  fn: ({ message }) => ({ tone: 'error' as const, text: message, staysOnce: true }),
  target: noticeAsked,
})

sample({
  clock: handed.filterMap(({ current, came }) => (current === null ? undefined : { handed: came, current })),
  target: compareFx,
})
sample({ clock: compareFx.doneData, target: $offer })

const accepted = sample({ clock: offerAccepted, source: $offer }).filterMap((offer) => offer ?? undefined)
sample({
  clock: accepted.filterMap(({ isExchanged, token }) => (isExchanged ? token : undefined)),
  target: tokenReceived,
})
const acceptFx = createEffect((token: string) => exchangeFx({ kind: 'token', value: token }))
sample({
  clock: accepted.filterMap(({ isExchanged, token }) => (isExchanged ? undefined : token)),
  target: acceptFx,
})
sample({ clock: acceptFx.doneData, target: tokenReceived })
sample({ clock: acceptFx.fail, target: offerRefused })
// Emptied by what follows from the answer: the answer itself still has to read it.
const refused = sample({ clock: offerRefused, source: $offer }).filterMap((offer) => offer ?? undefined)
sample({
  clock: refused.filterMap(({ isExchanged, token }) => (isExchanged ? token : undefined)),
  target: dropFx,
})
$offer.reset(tokenReceived, refused)

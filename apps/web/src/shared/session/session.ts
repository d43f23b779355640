import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, callFailed, forgetQueriesFx, invalidateFx, readToken, writeToken } from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { signInAddress } from '#shared/routes'
import { isPageLeft, leavePageFx, leaveTabFx, takeFarewellFx, wipeBrowserFx } from './leave-page.ts'
import { type SessionNews, tellOtherTabsFx } from './other-tabs.ts'
import type { User } from './user.ts'

/** The app is up: a kept token becomes a session. */
export const sessionWanted = createEvent()
/** The server has handed out a token: signed in or registered. */
export const tokenReceived = createEvent<string>()
/** Something about the user changed on the server. */
export const userChanged = createEvent()
/** The user asks to leave. */
export const signOutRequested = createEvent()
/** Another tab of this browser signed in or out. */
export const otherTabSpoke = createEvent<SessionNews>()

/** The cookie of the token; writing an empty one ends it. */
export const readTokenFx = createEffect(readToken)
/** The same, before it is decided whether it is used. */
export const peekTokenFx = createEffect(readToken)
export const writeTokenFx = createEffect(writeToken)
/** Where the visitor is now: path, query and hash. */
export const readAddressFx = createEffect(() => `${location.pathname}${location.search}${location.hash}`)

/** Reads the signed-in user. */
export const loadUserFx = createEffect<void, User, HaixuanError>(() =>
  api.call('getUserInfo', {}, { quiet: true }),
)
/** How long the server is left alone after it did not say who the user is. */
const AGAIN_MS = 5_000
/** How long a server may take to hear that somebody left. */
const GOODBYE_MS = 5_000

/** Ends a session on the server, also while the page is left; it is not waited for. */
export const endSessionFx = createEffect((token: string) =>
  api.call(
    'signOut',
    {},
    {
      ...{ token, unlimited: true, quiet: true, keepalive: true },
      signal: AbortSignal.timeout(GOODBYE_MS),
    },
  ),
)

/** This session is over on the server: expired, revoked or ended elsewhere. */
const sessionLost = createEvent()
const sessionEnded = createEvent()

/** Decided before the new token is in use: whether somebody was signed in already. */
const received = createEvent<{ before: string | null; token: string }>()

/**
 * The session is over, or somebody else takes its place: what a store keeps for the person is emptied. The page may
 * live on, in a frame whose cookies the browser refuses.
 */
export const personLeft = createEvent()

export const $token = createStore<string | null>(null)
  .on(readTokenFx.doneData, (_, token) => token)
  .on(received, (_, { token }) => token)
  .reset(sessionLost, sessionEnded)

/** Who is signed in; null for a visitor and until the server has answered. */
export const $user = createStore<User | null>(null)
  .on(loadUserFx.doneData, (_, user) => user)
  .reset(sessionLost, sessionEnded)

/** Whether the server has said who is signed in, or could not: until then nobody can be told that they may not come in. */
export const $isUserSettled = createStore(false)
  .on(loadUserFx.finally, () => true)
  .reset(tokenReceived, sessionLost, sessionEnded)

export const $isSignedIn = $token.map((token) => token !== null)

sample({ clock: sessionWanted, target: readTokenFx })
sample({ clock: readTokenFx.doneData, filter: (token) => token !== null, target: loadUserFx })

sample({
  clock: tokenReceived,
  source: $token,
  fn: (before, token) => ({ before, token }),
  target: received,
})
sample({
  clock: [
    sessionLost,
    sessionEnded,
    received.filterMap(({ before }) => (before === null ? undefined : true)),
  ],
  fn: () => undefined,
  target: personLeft,
})
const came = received.filterMap(({ before, token }) => (before === null ? token : undefined))
sample({ clock: came, target: [writeTokenFx, forgetQueriesFx] })
// Somebody else takes the place of who was signed in: nothing of them stays, neither stored nor in memory.
sample({
  clock: received.filterMap(({ before, token }) => (before === null ? undefined : { address: '', token })),
  target: [forgetQueriesFx, wipeBrowserFx],
})
const tokenKept = sample({ clock: writeTokenFx.done, filter: ({ params }) => params !== '' })
sample({ clock: tokenKept, fn: () => undefined, target: loadUserFx })
sample({ clock: tokenKept, fn: () => 'signed-in' as const, target: tellOtherTabsFx })
sample({ clock: userChanged, target: loadUserFx })

// Without the user there is no menu and no way out: anyone who could not be read is asked for again. A 401 is below.
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, AGAIN_MS)))
sample({
  clock: loadUserFx.failData,
  filter: ({ status }) => status !== 401,
  fn: () => undefined,
  target: waitFx,
})
sample({ clock: waitFx.done, source: $token, filter: Boolean, fn: () => undefined, target: loadUserFx })
sample({ clock: userChanged, fn: () => ['getEntitlements'], target: invalidateFx })

// Leaving: this browser first, so that a server that does not answer keeps nobody signed in.
const left = sample({ clock: signOutRequested, source: $token })
sample({ clock: left, filter: (token) => token !== null, target: endSessionFx })
sample({ clock: left, fn: () => ({ address: '/login' }), target: wipeBrowserFx })
sample({ clock: left, fn: () => 'signed-out' as const, target: tellOtherTabsFx })
sample({ clock: left, fn: () => undefined, target: [sessionEnded, forgetQueriesFx] })

// 401 (specification, section 8). Only the token in use can be lost, so of many calls that fail together one
// counts, and a late answer to an older token says nothing. A wrong password carries no token.
sample({
  clock: callFailed,
  source: $token,
  filter: (token, { error, token: sent }) => error.status === 401 && token !== null && sent === token,
  target: sessionLost,
})
sample({ clock: sessionLost, fn: () => undefined, target: [forgetQueriesFx, readAddressFx] })
sample({ clock: sessionLost, fn: () => 'signed-out' as const, target: tellOtherTabsFx })
sample({
  clock: readAddressFx.doneData,
  fn: (here) => ({ address: signInAddress(here), notice: '登录已过期，请重新登录' }),
  target: wipeBrowserFx,
})

// A page that is loaded again has nothing of the person in memory: no store, no cache, no call in progress. In a frame
// whose cookies the browser refuses, a new token lives in this page alone: there only the stores and caches are emptied.
const wiped = wipeBrowserFx.finally.map(({ params }) => ({ ...params, isLeft: isPageLeft(params) }))
sample({ clock: wiped.filterMap((to) => (to.isLeft ? to : undefined)), target: leavePageFx })
sample({
  clock: wiped.filterMap(({ isLeft }) => (isLeft ? undefined : true)),
  fn: () => undefined,
  target: loadUserFx,
})
sample({
  clock: wiped.filterMap(({ token }) => (token === undefined ? undefined : ('signed-in' as const))),
  target: tellOtherTabsFx,
})
sample({ clock: sessionWanted, target: takeFarewellFx })
sample({
  clock: takeFarewellFx.doneData.filterMap((text) => text ?? undefined),
  fn: (text) => ({ tone: 'error' as const, text, staysOnce: true }),
  target: noticeAsked,
})

// Other tabs: the cookie is shared, the memory is not. What is stored has been emptied by the tab that spoke; by now
// the cookie may be that of the next person.
sample({
  clock: otherTabSpoke,
  filter: (news) => news === 'signed-out',
  fn: () => ({ isSignedOut: true }),
  target: [sessionEnded.prepend(() => undefined), forgetQueriesFx.prepend(() => undefined), leaveTabFx],
})
sample({
  clock: otherTabSpoke,
  filter: (news) => news === 'signed-in',
  fn: () => undefined,
  target: peekTokenFx,
})
const peeked = sample({
  clock: peekTokenFx.doneData,
  source: $token,
  fn: (before, now) => ({ isOther: before !== null && before !== now }),
})
sample({
  clock: peeked,
  filter: ({ isOther }) => isOther,
  fn: () => ({ isSignedOut: false }),
  target: leaveTabFx,
})
sample({
  clock: peeked,
  filter: ({ isOther }) => !isOther,
  fn: () => undefined,
  target: [forgetQueriesFx, readTokenFx],
})

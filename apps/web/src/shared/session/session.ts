import type { HaixuanError } from '@haixuan/api-sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import {
  api,
  callFailed,
  clearToken,
  forgetQueriesFx,
  invalidateFx,
  readToken,
  writeToken,
} from '#shared/api'
import { noticeAsked } from '#shared/notice'
import { navigateFx, signInAddress } from '#shared/routes'
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
export const writeTokenFx = createEffect(writeToken)
/** Where the visitor is now: path, query and hash. */
export const readAddressFx = createEffect(() => `${location.pathname}${location.search}${location.hash}`)

/** Reads the signed-in user. */
export const loadUserFx = createEffect<void, User, HaixuanError>(() =>
  api.call('getUserInfo', {}, { quiet: true }),
)
/** How long the server is left alone after it did not say who the user is. */
const AGAIN_MS = 5_000

/** Ends the session on the server; when it cannot be reached the session still ends here. */
export const endSessionFx = createEffect(() => api.call('signOut', {}, { unlimited: true, quiet: true }))

/** What belongs to the browser and not to the person: looks, columns, categories, drafts of the free label tool. */
const STAYS = [
  ...['haixuan.appearance', 'haixuan.boards', 'haixuan.temu-categories', 'haixuan.reloaded-at'],
  ...['haixuan.last-tab', 'haixuan.label.open'],
]

/** Wipes what this browser keeps for the person: cookies, the tab's own store, what he has kept, and stored answers. */
export const wipeBrowserFx = createEffect(async () => {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the only way to end cookies of unknown name in every browser.
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  clearToken()
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key)
  // Plain http has none.
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
})

/** This session is over on the server: expired, revoked or ended elsewhere. */
const sessionLost = createEvent()
const sessionEnded = createEvent()

export const $token = createStore<string | null>(null)
  .on(readTokenFx.doneData, (_, token) => token)
  .on(tokenReceived, (_, token) => token)
  .reset(sessionLost, sessionEnded)

/** Who is signed in; null for a visitor and until the server has answered. */
export const $user = createStore<User | null>(null)
  .on(loadUserFx.doneData, (_, user) => user)
  .reset(sessionLost, sessionEnded)

/** Whether the server has said who is signed in, or could not: until then nobody can be told that he may not come in. */
export const $isUserSettled = createStore(false)
  .on(loadUserFx.finally, () => true)
  .reset(tokenReceived, sessionLost, sessionEnded)

export const $isSignedIn = $token.map((token) => token !== null)

sample({ clock: sessionWanted, target: readTokenFx })
sample({ clock: readTokenFx.doneData, filter: (token) => token !== null, target: loadUserFx })

sample({ clock: tokenReceived, target: [writeTokenFx, forgetQueriesFx] })
const tokenKept = sample({ clock: writeTokenFx.done, filter: ({ params }) => params !== '' })
sample({ clock: tokenKept, fn: () => undefined, target: loadUserFx })
sample({ clock: tokenKept, fn: () => 'signed-in' as const, target: tellOtherTabsFx })
sample({ clock: userChanged, target: loadUserFx })

// Without the user there is no menu and no way out: whoever could not be read is asked for again. A 401 is below.
const waitFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, AGAIN_MS)))
sample({
  clock: loadUserFx.failData,
  filter: ({ status }) => status !== 401,
  fn: () => undefined,
  target: waitFx,
})
sample({ clock: waitFx.done, source: $token, filter: Boolean, fn: () => undefined, target: loadUserFx })
sample({ clock: userChanged, fn: () => ['getEntitlements'], target: invalidateFx })

// Leaving: server first, because the call needs the token; then everything here, whatever the server said.
sample({ clock: signOutRequested, target: endSessionFx })
sample({ clock: endSessionFx.finally, target: [wipeBrowserFx, forgetQueriesFx, sessionEnded] })
sample({ clock: wipeBrowserFx.finally, fn: () => 'signed-out' as const, target: tellOtherTabsFx })
sample({ clock: wipeBrowserFx.finally, fn: () => '/login', target: navigateFx })

// 401 (specification, section 8). Only the token in use can be lost, so of many calls that fail together one
// counts, and a late answer to an older token says nothing. A wrong password carries no token.
sample({
  clock: callFailed,
  source: $token,
  filter: (token, { error, token: sent }) => error.status === 401 && token !== null && sent === token,
  target: sessionLost,
})
sample({ clock: sessionLost, fn: () => '', target: writeTokenFx })
sample({ clock: sessionLost, target: [forgetQueriesFx, readAddressFx] })
sample({
  clock: sessionLost,
  fn: () => ({ tone: 'error' as const, text: '登录已过期，请重新登录', staysOnce: true }),
  target: noticeAsked,
})
sample({ clock: readAddressFx.doneData, fn: signInAddress, target: navigateFx })

// Other tabs: the cookie is shared, the memory is not.
sample({
  clock: otherTabSpoke,
  filter: (news) => news === 'signed-out',
  target: [sessionEnded, forgetQueriesFx, readAddressFx],
})
sample({
  clock: otherTabSpoke,
  filter: (news) => news === 'signed-in',
  target: [forgetQueriesFx, readTokenFx],
})

import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callFailed } from '#shared/api'
import { type Leaving, leavePageFx, wipeBrowserFx } from './leave-page.ts'
import { tellOtherTabsFx } from './other-tabs.ts'
import { failed, site, user } from './session.fixture.ts'
import {
  $isUserSettled,
  $token,
  $user,
  endSessionFx,
  loadUserFx,
  otherTabSpoke,
  personLeft,
  readTokenFx,
  sessionWanted,
  signOutRequested,
  tokenReceived,
} from './session.ts'

let started: ReturnType<typeof site>
beforeEach(async () => {
  started = site('kept')
  await allSettled(sessionWanted, { scope: started.scope })
})

describe('start', () => {
  it('makes a kept token a session and fetches the user', () => {
    expect(started.scope.getState($token)).toBe('kept')
    expect(started.scope.getState($user)).toEqual(user)
    expect(started.scope.getState($isUserSettled)).toBe(true)
  })

  it('asks for nobody without a token', async () => {
    const { scope } = site(null)
    await allSettled(sessionWanted, { scope })
    expect(scope.getState($user)).toBeNull()
  })
})

it('asks again for a user that could not be read, and no longer once it is known or nobody is signed in', async () => {
  vi.useFakeTimers()
  const answers = [failed('kept', 0).error, failed('kept', 503).error, user]
  let asked = 0
  const ask = () => {
    const answer = answers[asked++] ?? user
    if (answer instanceof Error) throw answer
    return answer
  }
  const scope = fork({
    handlers: [
      [readTokenFx, () => 'kept'],
      [loadUserFx, ask],
    ],
  })
  const settled = allSettled(sessionWanted, { scope })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(5_001)
  await settled
  expect([asked, scope.getState($user)]).toEqual([3, user])

  asked = 0
  const gone = fork({
    values: [[$token, null]],
    handlers: [
      [readTokenFx, () => null],
      [loadUserFx, ask],
    ],
  })
  const left = allSettled(loadUserFx, { scope: gone })
  await vi.advanceTimersByTimeAsync(60_000)
  await left
  expect(asked).toBe(1)
  vi.useRealTimers()
})

it('a token that arrives is kept, told to other tabs, and the cache of the person before is forgotten', async () => {
  const { scope, browser, queries } = site(null)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(browser).toMatchObject({ cookie: 'fresh', news: ['signed-in'] })
  expect(scope.getState($user)).toEqual(user)
  expect(queries.getQueryData(['searchGoods', {}])).toBeUndefined()
})

it('stores are told when a person leaves, is followed by another or loses the session, and not when a visitor comes', async () => {
  const told = async (
    start: string | null,
    act: (scope: ReturnType<typeof site>['scope']) => Promise<unknown>,
  ) => {
    const { scope } = site(start)
    await allSettled(sessionWanted, { scope })
    const left = vi.fn()
    const unwatch = createWatch({ unit: personLeft, fn: left, scope })
    await act(scope)
    unwatch()
    return left.mock.calls.length
  }
  const comes = (scope: ReturnType<typeof site>['scope']) =>
    allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(await told(null, comes)).toBe(0)
  expect(await told('kept', comes)).toBe(1)
  expect(await told('kept', (scope) => allSettled(signOutRequested, { scope }))).toBe(1)
  expect(await told('kept', (scope) => allSettled(callFailed, { scope, params: failed('kept') }))).toBe(1)
  expect(await told('kept', (scope) => allSettled(otherTabSpoke, { scope, params: 'signed-out' }))).toBe(1)
})

describe('401', () => {
  it('wipes once, drops the token and goes to sign in, whatever number of calls fail', async () => {
    const { scope, browser, queries } = started
    await Promise.all([1, 2, 3].map(() => allSettled(callFailed, { scope, params: failed('kept') })))
    expect(browser).toMatchObject({ cookie: null, wiped: 1, news: ['signed-out'] })
    expect(browser.went).toEqual(['/login?redirect=%2Ftemu%2Fhome%3Fpage%3D2'])
    expect(scope.getState($token)).toBeNull()
    expect(scope.getState($user)).toBeNull()
    expect(scope.getState($isUserSettled)).toBe(false)
    expect(queries.getQueryData(['searchGoods', {}])).toBeUndefined()
  })

  it('is said on the page after, once', async () => {
    const { scope, toasts, browser } = site(null)
    browser.farewell = '登录已过期，请重新登录'
    await allSettled(sessionWanted, { scope })
    expect(toasts.error.mock.calls).toEqual([['登录已过期，请重新登录', undefined, { staysOnce: true }]])
    expect(started.toasts.error).not.toHaveBeenCalled()
  })

  it('does not end a newer session with a late answer to the older token', async () => {
    const { scope, browser } = site(null)
    await allSettled(tokenReceived, { scope, params: 'newer' })
    await allSettled(callFailed, { scope, params: failed('kept') })
    expect(scope.getState($token)).toBe('newer')
    expect(browser.went).toEqual([])
  })

  it('is no lost session without a token, as a wrong password is', async () => {
    const { scope, browser, toasts } = site(null)
    await allSettled(callFailed, { scope, params: failed(null) })
    expect(browser.went).toEqual([])
    expect(toasts.error).not.toHaveBeenCalled()
  })
})

describe('leaving', () => {
  it('empties this browser whatever the server says, and tells it the token that was in use', async () => {
    const { scope, browser, queries } = started
    await allSettled(signOutRequested, { scope })
    expect(browser).toMatchObject({
      ended: ['kept'],
      wiped: 1,
      cookie: null,
      news: ['signed-out'],
      went: ['/login'],
    })
    expect(scope.getState($user)).toBeNull()
    expect(scope.getState($isUserSettled)).toBe(false)
    expect(queries.getQueryData(['searchGoods', {}])).toBeUndefined()
  })

  it('does not wait for the server', async () => {
    const { browser } = started
    const scope = fork({
      values: [[$token, 'kept']],
      handlers: [
        [endSessionFx, () => new Promise(() => {})],
        [wipeBrowserFx, () => undefined],
        [leavePageFx, ({ address }: Leaving) => browser.went.push(address)],
        [tellOtherTabsFx, () => undefined],
      ],
    })
    void allSettled(signOutRequested, { scope })
    expect(scope.getState($token)).toBeNull()
    await vi.waitFor(() => expect(browser.went).toEqual(['/login']))
  })

  it('makes room for another person: what is kept of the one before is wiped and the page loaded again', async () => {
    const { scope, browser, queries } = started
    await allSettled(tokenReceived, { scope, params: 'of another' })
    expect(browser).toMatchObject({ cookie: 'of another', wiped: 1, went: [''], news: ['signed-in'] })
    expect(scope.getState($token)).toBe('of another')
    expect(queries.getQueryData(['searchGoods', {}])).toBeUndefined()
  })

  it('in another tab ends this one too, and signing in there signs in here', async () => {
    const { scope, browser } = started
    browser.cookie = null
    await allSettled(otherTabSpoke, { scope, params: 'signed-out' })
    expect(scope.getState($token)).toBeNull()
    // What both tabs share belongs to the next person by now.
    expect(browser).toMatchObject({ wiped: 0, went: [{ isSignedOut: true }] })
    browser.cookie = 'other'
    await allSettled(otherTabSpoke, { scope, params: 'signed-in' })
    expect(scope.getState($token)).toBe('other')
    // The same person again is read again; another one finds nothing of them.
    await allSettled(otherTabSpoke, { scope, params: 'signed-in' })
    expect(browser.went).toEqual([{ isSignedOut: true }])
    browser.cookie = 'third'
    await allSettled(otherTabSpoke, { scope, params: 'signed-in' })
    expect(browser.went).toEqual([{ isSignedOut: true }, { isSignedOut: false }])
  })
})

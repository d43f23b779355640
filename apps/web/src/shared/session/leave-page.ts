import { forgetOwnedLabels } from '@haixuan/label-editor/forget'
import { createEffect } from 'effector'
import { clearToken, isTokenHeld, writeToken } from '#shared/api'
import { signInAddress } from '#shared/routes'

/** Where somebody goes whose session is over, and what they read there. */
export interface Leaving {
  /** Empty: the same page is loaded again. */
  address: string
  notice?: string
  /** Of the person who takes their place. */
  token?: string
}

/** What belongs to the browser and not to the person: looks, columns, categories, and what a visitor has open. */
const STAYS = [
  ...['haixuan.appearance', 'haixuan.boards', 'haixuan.temu-categories', 'haixuan.reloaded-at'],
  ...['haixuan.last-tab', 'haixuan.label.open'],
]
const FAREWELL = 'haixuan.farewell'
/** A page that cannot save is left anyway, ms. */
const PATIENCE = 500

const savers = new Set<() => Promise<void>>()

/**
 * Something that is saved before the page is left, where only its owner finds it.
 * @returns ends it
 */
export function onLeaving(save: () => Promise<void>): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

const saved = () =>
  Promise.race([
    Promise.allSettled([...savers].map((save) => save())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])

/** Cookies, and what is stored under names. */
function wipeStored(): void {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the only way to end cookies of unknown name in every browser.
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  clearToken()
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key)
}

/**
 * Wipes what this browser keeps for the person: cookies, the stores, stored answers, and the labels that their account
 * has. Token and stores are empty before this returns its promise.
 */
export const wipeBrowserFx = createEffect(async ({ token }: Leaving) => {
  wipeStored()
  if (token !== undefined) writeToken(token)
  await saved()
  // Plain http has none.
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
  // Private windows keep no labels.
  await forgetOwnedLabels().catch(() => undefined)
})

/** Whether the page is loaded again: not where the new token would be lost with it. */
export const isPageLeft = ({ token }: Leaving): boolean => token === undefined || !isTokenHeld()

const goTo = (address: string) => (address === '' ? location.reload() : location.replace(address))

/** Loads another page, or the same again; nothing that was in memory outlives it. */
export const leavePageFx = createEffect(({ address, notice }: Leaving) => {
  if (notice !== undefined) sessionStorage.setItem(FAREWELL, notice)
  goTo(address)
})

/** The same in another tab than the one in which somebody left: what both share is not touched again. */
export const leaveTabFx = createEffect(async ({ isSignedOut }: { isSignedOut: boolean }) => {
  sessionStorage.clear()
  await saved()
  goTo(isSignedOut ? signInAddress(`${location.pathname}${location.search}${location.hash}`) : '')
})

/** What was to be read on the page after; once. */
export const takeFarewellFx = createEffect((): string | null => {
  const text = sessionStorage.getItem(FAREWELL)
  sessionStorage.removeItem(FAREWELL)
  return text
})

import { useSyncExternalStore } from 'react'

/** How far the tool is from working with the network off. */
interface Offline {
  /** `never`: this browser or this address cannot. */
  state: 'never' | 'coming' | 'ready'
  /** A newer version waits until the page is loaded again. */
  isNewer: boolean
}

let offline: Offline = { state: 'serviceWorker' in navigator ? 'coming' : 'never', isNewer: false }
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function set(next: Partial<Offline>): void {
  offline = { ...offline, ...next }
  for (const listener of listeners) listener()
}

/** Long enough that the first label is not slowed down. */
const REST_MS = 3_000

/** Asks the worker for the files that the first sight did not need, when nothing else is to be done. */
function cacheRestWhenIdle({ active }: ServiceWorkerRegistration): void {
  const ask = () => active?.postMessage({ type: 'cache rest' })
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: 5_000 }) : ask()),
    REST_MS,
  )
}

function watchForNewer(registration: ServiceWorkerRegistration): void {
  const found = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed' || !navigator.serviceWorker.controller) return
      waiting = installing
      set({ isNewer: true })
    })
  }
  registration.addEventListener('updatefound', found)
  if (registration.waiting && navigator.serviceWorker.controller) {
    waiting = registration.waiting
    set({ isNewer: true })
  }
}

/** Makes the tool work without network from the next visit on. Without a server of its own (a file) it cannot. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) {
    set({ state: 'never' })
    return
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready offline')
      set({ state: 'ready' })
  })
  const register = async () => {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    watchForNewer(registration)
    cacheRestWhenIdle(await navigator.serviceWorker.ready)
  }
  register().catch(() => set({ state: 'never' }))
}

/** Continues with the newer version: this window alone, others when they are loaded again. */
export function goOnWithNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ type: 'take over' })
}

export const useOffline = (): Offline =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offline,
  )

/*
 * Makes the tool work with the network off. Files of one build live in one cache that is named after the build; the
 * build before it stays until the next one, so that windows which are still open find their parts.
 */
declare const self: ServiceWorkerGlobalScope
/** Written by the build: see build/precache.ts. Paths are relative to this file. */
declare const __PRECACHE__: {
  version: string
  first: readonly string[]
  rest: readonly string[]
  /** Kept only once they were asked for. */
  later: readonly string[]
}

const { version, first, rest, later } = __PRECACHE__
const PREFIX = 'haixuan-label-tool '
const NAME = `${PREFIX}${version}`
const PAGE = 'index.html'
/** At once; more would keep the page's own requests waiting. */
const STREAMS = 4

const addressOf = (path: string) => new URL(path, self.registration.scope).href
const known = new Set([...first, ...rest].map(addressOf))
const onDemand = new Set(later.map(addressOf))
/** The build puts a digest of the content into these names: what is cached under one can never be old. */
const isLasting = (path: string) => /^assets\/.*-[\w-]{8}\.\w+$/.test(path)

async function fetchInto(cache: Cache, path: string): Promise<void> {
  const address = addressOf(path)
  if (await cache.match(address)) return
  const before = isLasting(path) ? await caches.match(address) : undefined
  const answer = before ?? (await fetch(address, { cache: isLasting(path) ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

let caching: Promise<void> | null = null

/** Fetches what the first sight did not need; what is there already is not fetched again. */
async function cacheRest(): Promise<void> {
  const cache = await caches.open(NAME)
  const queue = [...rest]
  const stream = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await fetchInto(cache, path)
  }
  await Promise.all(Array.from({ length: STREAMS }, stream))
  await keepAsked(cache)
}

/** What was asked for with the build before is kept with this one, where it is the same file. */
async function keepAsked(cache: Cache): Promise<void> {
  for (const address of onDemand) {
    if (await cache.match(address)) continue
    const before = await caches.match(address)
    if (before) await cache.put(address, before)
  }
}

async function tellWindows(message: { type: string }): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message)
}

/** Keeps this build and the one before. */
async function dropOldBuilds(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const before = ours.filter((name) => name !== NAME).at(-1)
  await Promise.all(
    ours.filter((name) => name !== NAME && name !== before).map((name) => caches.delete(name)),
  )
}

async function answer(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(NAME)
  const kept = (await cache.match(address)) ?? (await caches.match(address))
  if (kept) return kept
  const fetched = await fetch(request)
  // A store that is full is no reason to withhold the file.
  if (fetched.ok && onDemand.has(address)) await cache.put(address, fetched.clone()).catch(() => {})
  return fetched
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => Promise.all(first.map((path) => fetchInto(cache, path)))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type
  if (type === 'take over') event.waitUntil(self.skipWaiting())
  if (type !== 'cache rest') return
  caching ??= cacheRest().finally(() => {
    caching = null
  })
  // What did not come now is fetched at the next visit.
  event.waitUntil(caching.then(() => tellWindows({ type: 'ready offline' })).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  url.search = ''
  url.hash = ''
  const address = url.href === self.registration.scope ? addressOf(PAGE) : url.href
  // Files of a build before are not on the list of this one, but may be in a cache still.
  if (known.has(address) || address.startsWith(addressOf('assets/')))
    event.respondWith(answer(request, address))
})

export {}

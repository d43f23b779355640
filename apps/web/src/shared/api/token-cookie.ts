/** Specification, section 9: 7 days. */
const LIFETIME_S = 604_800

interface Place {
  protocol: string
}

// On https the prefix ties the cookie to this host and to the whole site, and Partitioned keeps the copy inside a
// host client's frame apart. Plain http is development: browsers refuse both there.
const isSecure = ({ protocol }: Place) => protocol === 'https:'
const nameOn = (place: Place) => (isSecure(place) ? '__Host-token' : 'token')
const attributesOn = (place: Place) =>
  isSecure(place) ? 'Path=/; Secure; SameSite=None; Partitioned' : 'Path=/; SameSite=Lax'

/** The cookie line that keeps a token; for the empty token, the one that ends it. */
export function tokenCookie(token: string, place: Place): string {
  const age = token === '' ? 0 : LIFETIME_S
  return `${nameOn(place)}=${encodeURIComponent(token)}; Max-Age=${age}; ${attributesOn(place)}`
}

/** The token inside a `document.cookie`; null when there is none or it is broken. */
export function tokenIn(cookies: string, place: Place): string | null {
  const name = `${nameOn(place)}=`
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
  // A token is letters, digits and a few signs; whatever else is there must not reach a header.
  const value = found?.slice(name.length) ?? ''
  return /^[\w.~+/=-]+$/.test(value) ? value : null
}

/** Where the browser refuses cookies (a frame of another site) the token lives as long as the page. */
let held: string | null = null

/** Token of this browser, or null for a visitor. */
export const readToken = (): string | null => tokenIn(document.cookie, location) ?? held

export function writeToken(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore has no Safari of two years ago and is asynchronous; calls need the token at once.
  document.cookie = tokenCookie(token, location)
  held = token === '' || tokenIn(document.cookie, location) === token ? null : token
}

/** Whether the token lives in this page alone, because the browser refuses the cookie. */
export const isTokenHeld = (): boolean => held !== null

export const clearToken = (): void => writeToken('')

import { isSitePath } from './site-map/site-map.ts'

const OWN = 'https://own.invalid'

/**
 * Where to go after signing in. Only an address on this site whose path is in the route table exactly is
 * accepted; everything else (other hosts, `//host`, back slashes, unknown paths, the sign-in page) is the home page.
 * @param raw the `redirect` of the address, as the visitor sent it
 */
export function safeRedirect(raw: unknown): string {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.startsWith('//') || raw.includes('\\'))
    return '/'
  const url = URL.canParse(raw, OWN) ? new URL(raw, OWN) : undefined
  // A tab or a line feed is dropped by the parser, so that "/\t/host" would become "//host".
  if (!url || url.origin !== OWN || !raw.startsWith(url.pathname)) return '/'
  if (!isSitePath(url.pathname) || url.pathname === '/login') return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** Address of the sign-in page that comes back to `from`; nothing is carried for the home page. */
export function signInAddress(from: string): string {
  const back = safeRedirect(from)
  return back === '/' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`
}

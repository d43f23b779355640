import { isLoopbackName } from './http/loopback.ts'

const LONGEST = 253
/** Names go into headers: the URL parser also lets `;`, `,` and `'` through, which would end a directive there. */
const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/
const IPV6 = /^\[[0-9a-f:.]+\]$/

/**
 * A host name in the one form that is compared: lower case, ASCII, without port and without a dot at the end.
 * @param text of a Host header or typed; undefined for what is no host name
 */
export function canonicalHost(text: string | undefined): string | undefined {
  const given = text?.trim() ?? ''
  // Only a name with a port: the parser would also take user names, paths and queries out of it.
  if (given === '' || given.length > LONGEST + 6 || /[\s/\\@?#%]/.test(given)) return undefined
  const url = URL.canParse(`http://${given}`) ? new URL(`http://${given}`) : undefined
  const name = url?.hostname.replace(/\.$/, '') ?? ''
  return name.length <= LONGEST && (NAME.test(name) || IPV6.test(name)) ? name : undefined
}

/**
 * The origin under which a visitor asked; undefined where the header names no host.
 * @param header `Host` of the request
 */
export function originOf(header: string | undefined, protocol: string): string | undefined {
  const name = canonicalHost(header)
  if (name === undefined) return undefined
  const { port } = new URL(`${protocol}://${header?.trim()}`)
  return `${protocol}://${name}${port === '' ? '' : `:${port}`}`
}

/**
 * An origin exactly as browsers write it in `event.origin`; undefined for everything else: another scheme than
 * https (http is taken on this machine only), a path, `null`, a pattern, a name with other characters than `[a-z0-9.-]`.
 */
export function exactOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin !== text || !NAME.test(url.hostname)) return undefined
  if (url.protocol === 'https:') return text
  return url.protocol === 'http:' && isLoopbackName(url.hostname) ? text : undefined
}

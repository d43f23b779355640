import { createHash, createHmac } from 'node:crypto'

interface Signing {
  keyId: string
  keySecret: string
  path: string
  query: Readonly<Record<string, string>>
  /** Lower case names; `host` and all `x-acs-*` are signed. */
  headers: Readonly<Record<string, string>>
  bodyHash: string
}

const ALGORITHM = 'ACS3-HMAC-SHA256'

/** The content hash of an empty body, or of any other. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** RFC 3986: what encodeURIComponent leaves alone beside the unreserved characters is encoded too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Query as it is signed and sent: sorted by name. */
export const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&')

/** The Authorization header of a POST by Alibaba Cloud's signature version 3 (ACS3-HMAC-SHA256). */
export function authorizationOf({ keyId, keySecret, path, query, headers, bodyHash }: Signing): string {
  const names = Object.keys(headers).sort()
  const request = [
    ...['POST', path, canonicalQuery(query)],
    ...[...names.map((name) => `${name}:${headers[name]?.trim()}`), ''],
    ...[names.join(';'), bodyHash],
  ].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256Hex(request)}`, 'utf8')
    .digest('hex')
  return `${ALGORITHM} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
}

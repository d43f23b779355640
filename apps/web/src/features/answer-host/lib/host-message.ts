import { isMainlandMobile } from '@haixuan/rules'

/** What a host client may ask for: to bind the mobile of its user, or a token of its own. */
export type HostMessage =
  | { type: 'getUserMobile'; nonce: string; mobile: string }
  | { type: 'getToken'; nonce: string }

/** A message as it arrived. */
export interface Arrived {
  data: unknown
  origin: string
  /** Whether the window that shows this page sent it. */
  isFromParent: boolean
}

const VERSION = 1
const NONCE = /^[\w-]{16,64}$/

function hasExactly(data: object, keys: readonly string[]): data is Record<string, unknown> {
  const own = Object.keys(data)
  return own.length === keys.length && keys.every((key) => Object.hasOwn(data, key))
}

/**
 * Reads a message of the host client; undefined for anything else. The window, the exact origin, the version and
 * every field have to be right: no pattern, no prefix, nothing besides.
 * @param origins those that the site lists
 */
export function readHostMessage(
  { data, origin, isFromParent }: Arrived,
  origins: readonly string[],
): HostMessage | undefined {
  if (!isFromParent || origin === 'null' || !origins.includes(origin)) return undefined
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const isMobile = hasExactly(data, ['type', 'v', 'nonce', 'mobile'])
  if (!isMobile && !hasExactly(data, ['type', 'v', 'nonce'])) return undefined
  const { type, v, nonce, mobile } = data
  if (v !== VERSION || typeof nonce !== 'string' || !NONCE.test(nonce)) return undefined
  if (isMobile) {
    if (type !== 'getUserMobile' || typeof mobile !== 'string' || !isMainlandMobile(mobile)) return undefined
    return { type, nonce, mobile }
  }
  return type === 'getToken' ? { type, nonce } : undefined
}

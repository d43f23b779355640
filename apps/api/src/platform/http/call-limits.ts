import type { FastifyRequest } from 'fastify'
import type { Window } from '../call-window.ts'
import type { RateLimiter } from './rate-limit.ts'

const DAY_S = 86_400

/** The limits in which a call is counted, as reported to its caller. */
export interface CallLimits {
  windows: readonly Window[]
  /** Calls of the day of a key; `used` is set once the call is charged. */
  day?: { limit: number; resetAt: number; used?: number }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as the caller is identified; without it the call is not counted. */
    limits: CallLimits | undefined
  }
}

interface Told {
  name: string
  quota: number
  windowS: number
  left?: number
  resetS?: number
}

/**
 * Sends what is left on every answer of the API, in `RateLimit-Policy` and `RateLimit` as in the draft of the IETF
 * (draft-ietf-httpapi-ratelimit-headers). A call that is not counted reports the reads of its address.
 */
export function tellLimits(
  request: Pick<FastifyRequest, 'limits' | 'ip'>,
  reply: { header(name: string, value: string): unknown },
  limiter: RateLimiter,
): void {
  const counted = request.limits?.windows ?? []
  const windows = counted.length > 0 ? counted : limiter.windowsOf('read', { ip: request.ip })
  const told = [...fullest(windows, limiter), ...dayOf(request.limits)]
  reply.header(
    'ratelimit-policy',
    told.map((one) => `"${one.name}";q=${one.quota};w=${one.windowS}`).join(', '),
  )
  reply.header('ratelimit', told.flatMap(stateOf).join(', '))
}

/** Of windows with one name (a try counts for the address and for the account) the one that ends the calls first. */
function fullest(windows: readonly Window[], limiter: RateLimiter): Told[] {
  const byName = new Map<string, Told>()
  for (const window of windows) {
    const { calls, resetMs } = limiter.leftOf(window)
    const { name, rate } = window
    const known = byName.get(name)
    if (known?.left !== undefined && known.left <= calls) continue
    const reset = resetMs === undefined ? {} : { resetS: Math.ceil(resetMs / 1000) }
    byName.set(name, { name, quota: rate.calls, windowS: rate.perMs / 1000, left: calls, ...reset })
  }
  return [...byName.values()]
}

function dayOf(limits: CallLimits | undefined): Told[] {
  if (!limits?.day) return []
  const { limit, used, resetAt } = limits.day
  const left = used === undefined ? {} : { left: Math.max(0, limit - used) }
  const resetS = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000))
  return [{ name: 'day', quota: limit, windowS: DAY_S, ...left, resetS }]
}

function stateOf({ name, left, resetS }: Told): string[] {
  if (left === undefined) return []
  return [`"${name}";r=${left}${resetS === undefined ? '' : `;t=${resetS}`}`]
}

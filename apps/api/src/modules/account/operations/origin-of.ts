import type { CallContext } from '#platform/http/handler.ts'
import type { Origin } from '../rules/origin.ts'

/** Where a session is opened from. */
export function originOf({ ip, headers }: CallContext): Origin {
  const device = headers['user-agent']
  return { ip, device: typeof device === 'string' ? device : undefined }
}

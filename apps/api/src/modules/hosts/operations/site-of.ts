import type { CallContext } from '#platform/http/handler.ts'
import type { Site } from '../store/site-registry.ts'

/** The site that the call came to: its Host header, the default brand for an unknown one. */
export function siteOf({ sites, headers }: CallContext): Promise<Site> {
  const host = headers['host']
  return sites.of(typeof host === 'string' ? host : undefined)
}

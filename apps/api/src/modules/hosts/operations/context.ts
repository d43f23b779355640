import type { SiteRegistry } from '../store/site-registry.ts'

declare module '#platform/http/handler.ts' {
  interface ModuleContext {
    /** White-label hosts and feature flags. */
    sites: SiteRegistry
  }
}

// What other modules may use of this one, beside its rules.
export { siteOf } from './operations/site-of.ts'
export type { Site } from './store/site-registry.ts'

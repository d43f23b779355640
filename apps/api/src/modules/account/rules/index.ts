// Rules that other modules may use.
export { INHERITED_TIER } from './inherited-tier.ts'

export { isHosted } from './hosted.ts'
export type { Hideable } from './read-site.ts'
export { documentTitle, SITE, SITE_NAME } from './site.ts'

import { SITE } from './site.ts'

/** Whether a host client that this host allows shows this page in a frame. */
export const isHosted = (): boolean => window.parent !== window && SITE.origins.length > 0

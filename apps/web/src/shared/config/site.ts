import { readSite, type SiteConfig } from './read-site.ts'

const attribute = typeof document === 'undefined' ? undefined : document.documentElement.dataset['site']

/** What the host that served this page is called and shows. Does not change while the page lives. */
export const SITE: SiteConfig = readSite(attribute)

/** Name of the site. */
export const SITE_NAME = SITE.siteName

/** Text of the browser's tab (title — 海选). */
export const documentTitle = (title: string): string => `${title} — ${SITE_NAME}`

/** Name of the site; white-label hosts will bring their own. */
export const SITE_NAME = '海选'

/** Text of the browser's tab (title — 海选). */
export const documentTitle = (title: string): string => `${title} — ${SITE_NAME}`

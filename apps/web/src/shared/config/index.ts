export { documentTitle, SITE_NAME } from './site.ts'

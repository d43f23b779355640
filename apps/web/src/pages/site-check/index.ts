export { SiteCheckPage } from './ui/site-check-page.tsx'

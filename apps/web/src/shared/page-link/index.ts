export { PageLink } from './page-link.tsx'

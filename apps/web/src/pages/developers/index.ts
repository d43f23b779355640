export { DevelopersPage } from './ui/developers-page.tsx'

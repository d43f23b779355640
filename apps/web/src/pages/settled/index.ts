export { SettledPage } from './ui/settled-page.tsx'

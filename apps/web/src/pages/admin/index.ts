export { AdminPage } from './ui/admin-page.tsx'

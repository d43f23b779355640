export { AuthPage } from './ui/auth-page.tsx'
export { AuthorizePage } from './ui/authorize-page.tsx'

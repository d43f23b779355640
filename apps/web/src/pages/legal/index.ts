export { PrivacyPage } from './ui/privacy-page.tsx'
export { TermsPage } from './ui/terms-page.tsx'

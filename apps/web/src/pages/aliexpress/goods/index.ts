export { AliexpressYesterdayPage } from './ui/aliexpress-yesterday-page.tsx'

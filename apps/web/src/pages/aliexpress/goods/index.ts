export { AliexpressBurstPage, AliexpressVolumePage } from './ui/aliexpress-rank-pages.tsx'
export { AliexpressYesterdayPage } from './ui/aliexpress-yesterday-page.tsx'

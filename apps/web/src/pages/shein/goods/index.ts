export { SheinBurstPage, SheinVolumePage } from './ui/shein-rank-pages.tsx'
export { SheinSearchPage } from './ui/shein-search-page.tsx'
export { SheinSemiPage } from './ui/shein-semi-page.tsx'
export { SheinYesterdayPage } from './ui/shein-yesterday-page.tsx'

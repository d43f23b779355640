export { TemuHomePage } from './ui/temu-home-page.tsx'
export { TemuOfficialRankingsPage } from './ui/temu-official-rankings-page.tsx'
export {
  TemuBombPage,
  TemuBurstPage,
  TemuFivestarPage,
  TemuVolumePage,
  TemuYesterdayPage,
} from './ui/temu-rank-pages.tsx'
export { TemuSemiPage } from './ui/temu-semi-page.tsx'
export {
  TemuEurankPage,
  TemuMonthtopPage,
  TemuUsrankPage,
  TemuWeektopPage,
  TemuWorldrankPage,
} from './ui/temu-top-pages.tsx'

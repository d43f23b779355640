export { CreatorHotInHostPage, CreatorHotPage } from './ui/creator-hot-page.tsx'
export {
  CreatorBlueInHostPage,
  CreatorBluePage,
  CreatorSearchInHostPage,
  CreatorSearchPage,
  CreatorShopInHostPage,
  CreatorShopPage,
  CreatorStarInHostPage,
  CreatorStarPage,
} from './ui/creator-pages.tsx'

export {
  LiveCreatorsInHostPage,
  LiveCreatorsPage,
  LiveGoodsInHostPage,
  LiveGoodsPage,
  LiveSearchInHostPage,
  LiveSearchPage,
  LiveTopInHostPage,
  LiveTopPage,
} from './ui/live-pages.tsx'

export { TiktokGoodsPage } from './ui/tiktok-goods-page.tsx'
export {
  TiktokBombInHostPage,
  TiktokGoodsInHostPage,
  TiktokGoodvideoInHostPage,
  TiktokHotgoodInHostPage,
  TiktokNewgoodInHostPage,
} from './ui/tiktok-host-pages.tsx'
export {
  TiktokBombPage,
  TiktokFullgoodPage,
  TiktokGoodvideoPage,
  TiktokHotgoodPage,
  TiktokNewgoodPage,
  TiktokPotentialPage,
} from './ui/tiktok-rank-pages.tsx'

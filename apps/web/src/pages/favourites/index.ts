export {
  AliexpressCollectPage,
  HostCreatorCollectPage,
  HostGoodCollectPage,
  HostLiveCollectPage,
  HostShopCollectPage,
  SheinCollectPage,
  TemuCollectPage,
  TiktokCreatorCollectPage,
  TiktokGoodCollectPage,
  TiktokLiveCollectPage,
  TiktokShopCollectPage,
} from './ui/collect-pages.tsx'

export {
  AliexpressMarketPage,
  HostIndexPage,
  HostMarketPage,
  SheinMarketPage,
  TemuMarketPage,
  TiktokMarketPage,
} from './ui/market-pages.tsx'

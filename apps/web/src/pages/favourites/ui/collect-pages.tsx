import { CollectPage } from './collect-page.tsx'

export const TemuCollectPage = () => <CollectPage path="/temu/collect" />
export const SheinCollectPage = () => <CollectPage path="/shein/collect" />
export const AliexpressCollectPage = () => <CollectPage path="/aliexpress/collect" />
export const TiktokGoodCollectPage = () => <CollectPage path="/tiktok/goodcollect" />
export const TiktokCreatorCollectPage = () => <CollectPage path="/tiktok/creatorcollect" />
export const TiktokShopCollectPage = () => <CollectPage path="/tiktok/shopcollect" />
export const TiktokLiveCollectPage = () => <CollectPage path="/tiktok/livecollect" />
export const HostGoodCollectPage = () => <CollectPage path="/tiktok_a/goodcollect" />
export const HostCreatorCollectPage = () => <CollectPage path="/tiktok_a/creatorcollect" />
export const HostShopCollectPage = () => <CollectPage path="/tiktok_a/shopcollect" />
export const HostLiveCollectPage = () => <CollectPage path="/tiktok_a/livecollect" />

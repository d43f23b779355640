import { Navigate } from '@tanstack/react-router'
import {
  ALIEXPRESS_MARKET,
  MarketDashboard,
  SHEIN_MARKET,
  TEMU_MARKET,
  TIKTOK_HOST_MARKET,
  TIKTOK_MARKET,
} from '#widgets/market-dashboard'

export const TemuMarketPage = () => <MarketDashboard site={TEMU_MARKET} />
export const SheinMarketPage = () => <MarketDashboard site={SHEIN_MARKET} />
export const AliexpressMarketPage = () => <MarketDashboard site={ALIEXPRESS_MARKET} />
export const TiktokMarketPage = () => <MarketDashboard site={TIKTOK_MARKET} />
export const HostMarketPage = () => <MarketDashboard site={TIKTOK_HOST_MARKET} />

/** The index of the host tree is its market, with the filters of the address. */
export const HostIndexPage = () => <Navigate to="/tiktok_a/largemarket" search={true} replace />

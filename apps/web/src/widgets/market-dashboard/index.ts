export {
  ALIEXPRESS_MARKET,
  SHEIN_MARKET,
  TEMU_MARKET,
  TIKTOK_HOST_MARKET,
  TIKTOK_MARKET,
} from './model/market-site.ts'
export { MarketDashboard } from './ui/market-dashboard.tsx'

import type { Marketplace } from './site-map/site-map.ts'

/** Marketplaces as the specification calls them. */
export const MARKETPLACE_NAME: Readonly<Record<Marketplace, string>> = {
  temu: 'Temu',
  shein: 'Shein',
  aliexpress: 'AliExpress',
  tiktok: 'TikTok',
}

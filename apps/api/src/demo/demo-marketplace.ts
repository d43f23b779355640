import type { Marketplace } from '../modules/reference/rules/marketplace.ts'

/** Marketplaces that demo rows are made for. A new one needs none; the compiler asks for the rest of one that is added. */
export const DEMO_MARKETPLACES = ['temu', 'shein', 'aliexpress', 'tiktok'] as const satisfies Marketplace[]

export type DemoMarketplace = (typeof DEMO_MARKETPLACES)[number]

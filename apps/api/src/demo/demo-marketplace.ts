import type { Marketplace } from '#modules/reference/rules/marketplace.ts'

/** Marketplaces that demo rows are made for. A new one needs none; whoever wants some adds it here and is led on. */
export const DEMO_MARKETPLACES = ['temu', 'shein', 'aliexpress', 'tiktok'] as const satisfies Marketplace[]

export type DemoMarketplace = (typeof DEMO_MARKETPLACES)[number]

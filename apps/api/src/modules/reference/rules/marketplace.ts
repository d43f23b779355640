import type { components } from '@haixuan/api-sdk/schema'

export type Marketplace = components['schemas']['Marketplace']

/** Order is the number a marketplace has in the database. Append only: the numbers are stored. */
export const MARKETPLACES = ['temu', 'shein', 'aliexpress', 'tiktok'] as const satisfies Marketplace[]

/** Names as users know them. */
export const MARKETPLACE_NAME: Record<Marketplace, string> = {
  temu: 'Temu',
  shein: 'Shein',
  aliexpress: 'AliExpress',
  tiktok: 'TikTok',
}

/** Number of a marketplace in the database, from 1. */
export function marketplaceCode(marketplace: Marketplace): number {
  return MARKETPLACES.indexOf(marketplace) + 1
}

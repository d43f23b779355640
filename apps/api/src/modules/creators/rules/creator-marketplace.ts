import type { components } from '@haixuan/api-sdk/schema'

/** Marketplaces that have creators, lives and videos. */
export type CreatorMarketplace = components['schemas']['CreatorMarketplace']

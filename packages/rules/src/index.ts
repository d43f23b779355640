export { creditCheckDigit, isCreditCode } from './company/credit-code.ts'
export { MOST_PAGES } from './contract/contract-pages.gen.ts'
export { fitsText } from './contract/fits-text.ts'
export { type NumberBounds, numberBounds, type TextBounds, textBounds } from './contract/param-bounds.ts'
export { DAY_MS, dayNumber, isoDay } from './date/calendar-day.ts'
export type {
  MarketplaceAddress,
  MarketplaceRecord,
  MarketRegion,
  ServerMarketplace,
  ShopBoardRecord,
  ShopMark,
  ShopMeasure,
} from './marketplace/marketplace-record.ts'
export {
  isMarketplace,
  MARKETPLACE_NAME,
  MARKETPLACE_RECORDS,
  MARKETPLACES,
  type Marketplace,
  marketplaceOfPath,
  marketplaceRecord,
  needsFlag,
} from './marketplace/marketplaces.ts'
export { SERVER_MARKETPLACES } from './marketplace/server-marketplaces.ts'

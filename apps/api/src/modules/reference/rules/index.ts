// Rules that other modules may use.

export { isCurrency } from '@haixuan/rules'
export { listAreas } from './areas.ts'
export type { CategoryStep } from './category-step.ts'
export { currencyNumber, currencyOf } from './currency-number.ts'
export { ExchangeRates } from './exchange-rate.ts'
export {
  type FavouriteKind,
  type FavouriteList,
  kindCode,
  type Outreach,
  requireKind,
} from './favourite-kind.ts'
export { compactDay, dayNumber, dayOfTime, isoDay, timeOfDay } from './goods-day.ts'
export { handleKey, isHandle } from './handle-key.ts'
export {
  hasCreators,
  MARKETPLACE_NAME,
  MARKETPLACES,
  type Marketplace,
  marketplaceCode,
  marketplaceOfCode,
  needsFlag,
  serverMarketplace,
} from './marketplace.ts'
export { publishedCategories } from './published-categories.ts'
export { compareRegions, REGIONS, regionOfCountry } from './region.ts'
export { EU27_WITHOUT_BIT, regionMatch, regionsOfMask } from './region-mask.ts'
export { regionNamed, regionText } from './region-name.ts'
export { listSites, siteName } from './sites.ts'

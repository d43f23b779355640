export { isErpMobile, isMainlandMobile, MOBILE_LENGTH } from './account/mobile.ts'
export { isPasswordLength, PASSWORD_LENGTH } from './account/password.ts'
export {
  type AlertKind,
  alertKind,
  alertKindsOf,
  heldPercent,
  LEAST_FOLLOWERS,
  LEAST_MEAN_SALES,
  SUBJECT_NOUNS,
  type WatchedSubject,
} from './alert/alert-kinds.ts'
export { creditCheckDigit, isCreditCode } from './company/credit-code.ts'
export * from './contract/contract-bodies.gen.ts'
export { MOST_KEYWORD, MOST_PAGES } from './contract/contract-lists.gen.ts'
export { isItemId, isShopId, shopIdIn } from './contract/external-ids.ts'
export { fitsText } from './contract/fits-text.ts'
export { type NumberBounds, numberBounds, type TextBounds, textBounds } from './contract/param-bounds.ts'
export { addMonths, beijingDay, beijingDayNumber, beijingMidnight, beijingTime } from './date/beijing.ts'
export { DAY_MS, dayNumber, HOUR_MS, isoDay } from './date/calendar-day.ts'
export { type AcceptedDifference, acceptanceState } from './finance/accepted-difference.ts'
export { allocate, type ShareTaker } from './finance/allocate.ts'
export {
  type DayState,
  dayCount,
  dayStates,
  missingText,
  type StateSpan,
  spansOf,
  spanText,
} from './finance/bill-coverage.ts'
export { BOOK_CLASS_NAMES } from './finance/book-class-names.ts'
export {
  BUILT_IN_RULES,
  type ClassMove,
  type ClassRule,
  classMoves,
  isEmptyRule,
  patternsOfRules,
  proposedRule,
} from './finance/class-rules.ts'
export {
  type CellFault,
  COST_CELLS,
  type CostCell,
  type CostCells,
  costCells,
  costMinor,
  costTooHigh,
  dayOfText,
  type EnteredCost,
  minorCell,
  readCost,
  unkeepableText,
} from './finance/cost-cells.ts'
export { versionOf } from './finance/cost-history.ts'
export { type CostUse, costUses } from './finance/cost-uses.ts'
export { type CostBook, type CostVersion, costBook } from './finance/cost-version.ts'
export {
  billsOfNotice,
  COVERED_BILL_FACTS,
  COVERED_BILLS,
  type CoveredBill,
} from './finance/covered-bills.ts'
export {
  type CoverSource,
  type CoverSpan,
  coverOfFile,
  type DaySpan,
  dayRuns,
  monthSpan,
  type SheetDays,
  untilDay,
} from './finance/covered-days.ts'
export { type Converted, converter, type DatedRate, isRate } from './finance/dated-rates.ts'
export {
  type BookSums,
  type Deduction,
  type DeductionClass,
  type Economic,
  economic,
  isCounted,
} from './finance/economic.ts'
export { EVENT_KIND_NAMES, EVENT_KINDS, type EventKind } from './finance/event-kinds.ts'
export { type ExpectedBasis, type ExpectedBill, expectedBills } from './finance/expected-bills.ts'
export {
  type CostKey,
  type CostVerdict,
  isSameCost,
  type JudgedCost,
  judgeCostChange,
  judgeCosts,
  type RemovalVerdict,
} from './finance/judge-costs.ts'
export { isSameRate, judgeRateChange, type RateKey } from './finance/judge-rates.ts'
export {
  isSameStoreCost,
  judgeStoreCostChange,
  type StoreCostKey,
  storeCostKey,
} from './finance/judge-store-costs.ts'
export {
  LEDGER_CLASSES,
  type LedgerClass,
  type LedgerPattern,
  ledgerClass,
} from './finance/ledger-classes.ts'
export {
  costOfSkus,
  type MonthCost,
  monthCost,
  type ReturnDay,
  type SkuDay,
  type SkuSum,
  skuSums,
} from './finance/month-profit.ts'
export {
  type EnteredRate,
  RATE_CELLS,
  type RateCell,
  type RateCells,
  rateCells,
  readRate,
} from './finance/rate-cells.ts'
export { type RateUse, rateUses } from './finance/rate-uses.ts'
export { DETAILS_OF, type Reconciled, type ReconciliationResult, reconcile } from './finance/reconcile.ts'
export { returnedPieces } from './finance/returned-goods.ts'
export {
  type Convert,
  RETURN_RULE_TEXT,
  RETURN_RULES,
  type ReturnRule,
  type SkuBook,
  type SkuEvent,
  skuBooks,
} from './finance/sku-books.ts'
export {
  monthOfText,
  type NamedStore,
  readStoreCost,
  STORE_COST_CELLS,
  type StoreCost,
  type StoreCostCell,
  type StoreCostCells,
  type StoreCostFault,
  storeCostCells,
} from './finance/store-cost-cells.ts'
export { dayBefore, dayChange, discount, weekChange } from './goods/goods-change.ts'
export { SCORE_LEAST_SALES, STOCK_OUT_ABOVE, SUSPECT_FROM } from './goods/thresholds.ts'
export { LISTING_STATUS } from './listing/listing-status.ts'
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
  marketplaceOfCode,
  marketplaceOfPath,
  marketplaceRecord,
  needsFlag,
  SERVER_MARKETPLACES,
} from './marketplace/marketplaces.ts'
export { apiCallsPerMinute } from './member/api-rate.ts'
export {
  ANONYMOUS_ENTITLEMENT,
  type Entitlement,
  nextTierFor,
  tierEntitlement,
} from './member/entitlement.ts'
export { higherTier, isVipType, TIER_NAME, TIER_ORDER, tierReaches, type VipType } from './member/tiers.ts'
export { isCurrency } from './money/currency-code.ts'
export { minorDigits } from './money/minor-digits.ts'
export { EU27 } from './region/eu27.gen.ts'
export {
  BEST_SHOPS_PERCENT,
  GROWN_SHOPS_PERCENT,
  GROWTH_LEAST_BASE,
  PERSONALITY_MOST_GOODS,
  SHOP_BOARD_DEPTH,
  VERTICAL_LEAST_PERCENT,
} from './shop/thresholds.ts'
export { BOOK_PRESETS, bookList, isMallId, STORE_MODE, storeNameKey } from './store/own-store.ts'
export { typedWords } from './text/typed-words.ts'

// What other modules may use of this one, beside its rules.
export { countCategories, removeDemoCategories } from './store/category-counts.ts'
export { categoryBook, createCategories, forgetCategories } from './store/goods-category-rows.ts'
export { takeIds } from './store/goods-ids.ts'
export { ensureExchangeRates, exchangeRates } from './store/goods-rates.ts'

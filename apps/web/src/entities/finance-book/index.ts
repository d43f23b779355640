export {
  type FinanceCourse,
  financeBooksQuery,
  financeCourseQuery,
  financeOrdersQuery,
  financeSkuDaysQuery,
  financeSkusQuery,
} from './api/finance-books.query.ts'
export { type FinanceLines, type FinanceLinesQuery, financeLinesQuery } from './api/finance-lines.query.ts'
export { amountText, differenceText, ownMoneyText, shareText } from './lib/amount-text.ts'
export { type BookFigures, bookFigures, storeCostsOf } from './lib/book-figures.ts'
export {
  BOOK_ITEMS,
  type ItemId,
  type ItemPart,
  itemMinor,
  itemOfClass,
  itemParts,
} from './lib/book-items.ts'
export { type ChosenBooks, chosenBooks, type FinanceScope, readScope } from './lib/finance-scope.ts'
export { firstDay, lastDay, laterMonth, monthName, runningMonth, shortMonth } from './lib/month-text.ts'
export type { FinanceBook, FinanceBooks, FinanceStore } from './model/finance-book.ts'

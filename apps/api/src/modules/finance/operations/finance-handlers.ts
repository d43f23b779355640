import type { Handlers } from '#platform/http/handler.ts'
import { answerFinanceImport } from './answer-finance-import.ts'
import { getFinanceClassRules, listFinanceClassChanges, putFinanceClassRules } from './change-class-rules.ts'
import { acceptFinanceDifference, withdrawFinanceAcceptance } from './change-finance-acceptance.ts'
import { commitFinanceImport, dropFinanceImport, undoFinanceImport } from './change-finance-import.ts'
import { createFinanceImport } from './create-finance-import.ts'
import { getFinanceBooks } from './get-finance-books.ts'
import { getFinanceCourse } from './get-finance-course.ts'
import { getFinanceCoverage } from './get-finance-coverage.ts'
import { getFinanceReport } from './get-finance-report.ts'
import { getFinanceMoneyStates, putFinanceTypedAmount } from './money-states.ts'
import { putFinanceCosts, removeFinanceCost } from './put-finance-costs.ts'
import { putFinanceRates } from './put-finance-rates.ts'
import { putFinanceStoreCosts } from './put-finance-store-costs.ts'
import { sayNoFinanceBills, takeBackNoFinanceBills } from './put-no-bills.ts'
import { getFinanceImport, listFinanceRefusals, searchFinanceImports } from './read-finance-imports.ts'
import { listFinanceCostChanges, searchFinanceCosts } from './search-finance-costs.ts'
import { searchFinanceLines } from './search-finance-lines.ts'
import { searchFinanceOrders } from './search-finance-orders.ts'
import { listFinanceRateChanges, searchFinanceRates } from './search-finance-rates.ts'
import { listFinanceAcceptances, searchFinanceReconciliation } from './search-finance-reconciliation.ts'
import { getFinanceSkuDays, searchFinanceSkus } from './search-finance-skus.ts'

import { listFinanceStoreCostChanges, searchFinanceStoreCosts } from './search-finance-store-costs.ts'

/** Money of own stores. */
export const financeHandlers = {
  acceptFinanceDifference,
  answerFinanceImport,
  commitFinanceImport,
  createFinanceImport,
  dropFinanceImport,
  getFinanceBooks,
  getFinanceCourse,
  getFinanceCoverage,
  getFinanceClassRules,
  getFinanceImport,
  getFinanceMoneyStates,
  getFinanceReport,
  getFinanceSkuDays,
  listFinanceAcceptances,
  listFinanceClassChanges,
  listFinanceCostChanges,
  listFinanceRateChanges,
  listFinanceRefusals,
  listFinanceStoreCostChanges,
  putFinanceClassRules,
  putFinanceCosts,
  putFinanceRates,
  putFinanceTypedAmount,
  putFinanceStoreCosts,
  removeFinanceCost,
  sayNoFinanceBills,
  searchFinanceCosts,
  searchFinanceImports,
  searchFinanceLines,
  searchFinanceOrders,
  searchFinanceRates,
  searchFinanceReconciliation,
  searchFinanceSkus,
  searchFinanceStoreCosts,
  takeBackNoFinanceBills,
  undoFinanceImport,
  withdrawFinanceAcceptance,
} satisfies Partial<Handlers>

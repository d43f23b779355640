// What other modules may use of this one.
export { readBillForm } from './operations/read-bill-form.ts'
export { searchFinanceLines } from './operations/search-finance-lines.ts'
export { searchFinanceOrders } from './operations/search-finance-orders.ts'
export { searchFinanceReconciliation } from './operations/search-finance-reconciliation.ts'
export { searchFinanceSkus } from './operations/search-finance-skus.ts'

export { useFinanceScope } from './model/use-finance-scope.ts'
export { FinanceHead } from './ui/finance-head.tsx'

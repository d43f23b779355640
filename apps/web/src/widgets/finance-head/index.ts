export { useFinanceScope } from './model/use-finance-scope.ts'
export { FinanceHead } from './ui/finance-head.tsx'
export { NoBooks } from './ui/no-books.tsx'

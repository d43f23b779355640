export { FinanceCenterPage, TemuFinanceHeadPage, TemuFinancePage } from './ui/finance-page.tsx'

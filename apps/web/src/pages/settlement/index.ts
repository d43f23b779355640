export { SettlementPage } from './ui/settlement-page.tsx'

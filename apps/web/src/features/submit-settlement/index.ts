export type { Settlement } from './model/settlement.ts'
export { SettlementForm } from './ui/settlement-form.tsx'

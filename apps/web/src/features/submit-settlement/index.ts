export { NEEDS, PLATFORMS, YEARLY_SALES } from './config/choices.ts'
export type { Settlement } from './model/settlement.ts'
export { SettlementForm } from './ui/settlement-form.tsx'

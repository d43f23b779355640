export { orderCancelled } from './model/orders.ts'
export { PayDialog } from './ui/pay-dialog.tsx'
export { PlanDialog } from './ui/plan-dialog.tsx'

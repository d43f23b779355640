// What other modules may use of this one, beside its rules.
export { bookCommission, bookRefund, refundLoss } from './store/commission.ts'
export { holdAround } from './store/held-commission.ts'

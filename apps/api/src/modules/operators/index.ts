// What other modules may use of this one, beside its rules.
export { noteOperator } from './store/operator-event.ts'

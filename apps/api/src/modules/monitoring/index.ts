// What other modules may use of this one, beside its rules.
export { countAlerts } from './store/view-alert-rows.ts'

// What other modules may use of this one, beside its rules.
export { alertWishes } from './jobs/alert-jobs.ts'
export { countAlerts } from './store/view-alert-rows.ts'

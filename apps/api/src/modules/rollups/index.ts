// What other modules may use of this one, beside its rules.
export { finishIngest } from './jobs/finish-ingest.ts'

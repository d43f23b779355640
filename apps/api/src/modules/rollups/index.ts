// What other modules may use of this one, beside its rules.
export { finishIngest } from './jobs/finish-ingest.ts'
export { rollUpJobs, rollUpWish } from './jobs/roll-up-job.ts'

// Before every file of tests against the server: 300 runs of the real hash are a tenth of all their work. The real one
// runs in password-hash.test.ts, on the site of the journeys, in every server that a test starts, and where a clock
// compares the work (`pnpm test:enumeration`).
import { hashCheaply } from '../src/modules/account/store/password-hash.ts'

if (process.env['HAIXUAN_ENUMERATION_RUNS'] === undefined) hashCheaply()

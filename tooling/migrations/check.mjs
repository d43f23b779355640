// Checks the migrations of the release that is being made: servers of the last one go on beside it. Planted violations
// prove that it finds what it must.
import { migrationFaults } from './judge.mjs'
import { contracting, last, planted, version as plantedVersion, valid } from './planted.mjs'
import { lastRelease, readMigrations, version } from './read-migrations.mjs'

const lastOf = (files) => files.at(-1)?.sql.trim()
const judge = (files) => migrationFaults(files, last, plantedVersion)
const missed = [
  ...contracting.filter((files) => !judge(files).some((fault) => fault.includes('Say "-- contracts:'))),
  ...planted.filter((files) => judge(files).length === 0),
]
const wrong = valid.filter((files) => judge(files).length > 0)
for (const files of missed) console.error(`Not caught: ${lastOf(files)}`)
for (const files of wrong) console.error(`Caught although it is right: ${lastOf(files)}: ${judge(files)}`)

const files = readMigrations()
const found = migrationFaults(files, lastRelease(), version())
for (const fault of found) console.error(fault)
const all = contracting.length + planted.length
console.log(`migrations: ${files.length} files, ${all - missed.length} of ${all} planted violations caught`)
process.exit(missed.length + wrong.length + found.length > 0 ? 1 : 0)

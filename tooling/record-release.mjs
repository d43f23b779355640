// Records the present commit as a release and begins the next one: node tooling/record-release.mjs 0.3.0
// The record names what runs beside the next release: its commit, and its migrations, which no one may change any more.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lastRelease, readMigrations, version } from './migrations/read-migrations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const RECORD = `${root}tooling/last-release.json`
const PACKAGE = `${root}package.json`
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const [next = ''] = process.argv.slice(2)
const released = version()
const newer = next.localeCompare(released, 'en', { numeric: true }) > 0
if (!/^\d+\.\d+\.\d+$/.test(next) || !newer) {
  console.error(`Name the release that begins, newer than ${released}: node tooling/record-release.mjs 1.2.3`)
  process.exit(1)
}
if (git('status', '--porcelain') !== '') {
  console.error('Commit everything first: what is recorded is a commit.')
  process.exit(1)
}
const migrations = Object.fromEntries(readMigrations().map(({ name, checksum }) => [name, checksum]))
const { releases } = lastRelease()
const record = { releases: [...releases, released], commit: git('rev-parse', 'HEAD'), migrations }
writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
writeFileSync(
  PACKAGE,
  readFileSync(PACKAGE, 'utf8').replace(`"version": "${released}"`, `"version": "${next}"`),
)
console.log(`${released} is recorded. Now: pnpm gen, node tooling/breaking.mjs --release, and commit.`)

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const FOLDER = 'apps/api/src/platform/database/migrations/'

/** The release that is being made. */
export const version = () => JSON.parse(read('package.json')).version

/** The record of releases: tooling/record-release.mjs writes it. */
export const lastRelease = () => JSON.parse(read('tooling/last-release.json'))

/** All migrations with the checksums that the server keeps of them. */
export function readMigrations() {
  const names = readdirSync(fileURLToPath(new URL(`../../${FOLDER}`, import.meta.url)))
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = read(FOLDER + name).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

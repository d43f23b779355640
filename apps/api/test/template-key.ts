import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '../src/platform/database/migration-files.ts'
import { type DemoMarket, today } from './demo-market.ts'

/** Names the state that all migrations lead to; a template under another name is of no use any more. */
export function templateKey(): string {
  const hash = createHash('sha256')
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

const SOURCES = ['../src', '../../../facts'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
let sources: string | undefined

/** Names the sources of the server and the day: demo data that other code has made, or of another day, is stale. */
function marketsKey(): string {
  sources ??= hashOf(SOURCES)
  return createHash('sha256').update(`${sources} ${today}`).digest('hex').slice(0, 16)
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Name of the template of a market, and what the names of all that are not stale begin with. */
export function marketTemplate({ goods, creators }: DemoMarket): { name: string; fresh: string } {
  const fresh = `market_${marketsKey()}_`
  return { name: `${fresh}${goods}_${creators}`, fresh }
}

/** Folder of this user for what tests keep between runs. */
export function testCache(): string {
  const folder = join(tmpdir(), `haixuan-test-${userInfo().username}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

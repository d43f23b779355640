import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from '../src/storage/migrate.ts'

/** Names the state that all migrations lead to; a template under another name is of no use any more. */
export function templateKey(): string {
  const hash = createHash('sha256')
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Folder of this user for what tests keep between runs. */
export function testCache(): string {
  const folder = join(tmpdir(), `haixuan-test-${userInfo().username}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

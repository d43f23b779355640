import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A PostgreSQL for tests: a running one by its URL, or the programs to start one. */
export type FoundPostgres =
  | { kind: 'url'; url: string }
  | { kind: 'programs'; bin: string; user: { uid: number; gid: number } | undefined }

const DEBIAN = '/usr/lib/postgresql'
let found: { postgres: FoundPostgres | undefined } | undefined

/**
 * Looks in this order: HAIXUAN_TEST_PG (a URL of a user who may create databases), the programs of the newest
 * version in /usr/lib/postgresql, those in PATH. PostgreSQL refuses to run as root: then the user `postgres` runs it.
 */
export function findPostgres(): FoundPostgres | undefined {
  found ??= { postgres: look() }
  return found.postgres
}

function look(): FoundPostgres | undefined {
  const url = process.env['HAIXUAN_TEST_PG']
  if (url) return { kind: 'url', url }
  const bin = [...debianFolders(), ...(process.env['PATH'] ?? '').split(delimiter)].find(hasPrograms)
  if (bin === undefined) return undefined
  if (process.getuid?.() !== 0) return { kind: 'programs', bin, user: undefined }
  const user = postgresUser()
  return user && { kind: 'programs', bin, user }
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return []
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN, version, 'bin'))
}

function hasPrograms(folder: string): boolean {
  try {
    for (const program of ['postgres', 'initdb']) accessSync(join(folder, program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function postgresUser(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

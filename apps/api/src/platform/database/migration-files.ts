import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isOlder, isRelease, type Release } from '../release.ts'
import { VERSION } from '../version.gen.ts'

export interface Migration {
  name: string
  sql: string
  /** SHA-256 of the text with plain line ends. */
  checksum: string
  /** The first release that has it. None for migrations of 0.1.0, which came before this line. */
  release?: Release
  /** The oldest release whose servers work on the tables after it. None: it sets no limit. */
  oldest?: Release
  /** Its statements run one by one, each for itself: `create index concurrently` allows no transaction. */
  isOutsideTransaction?: boolean
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))

/**
 * The migrations of a folder in the order of their names. Those of a later release than this program are left out: the
 * folder may be newer than a bundle that is started again before the next one is built.
 * @throws Error for a file that has no number or says what cannot be
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER, version: Release = VERSION): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names
    .sort()
    .map((name) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
        throw new Error(`The migration ${name} must be named like 0010-accounts.sql.`)
      }
      return parseMigration(name, readFileSync(`${folder}/${name}`, 'utf8'))
    })
    .filter(({ release }) => release === undefined || !isOlder(version, release))
}

/** A migration by its text. Its head, comments before the first statement, has lines like `-- oldest: 0.1.0`. */
export function parseMigration(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n')
  const [head = ''] = /^(?:--.*\n|\s*\n)*/.exec(sql) ?? []
  const release = releaseIn(head, 'release', name)
  const oldest = releaseIn(head, 'oldest', name)
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    ...(release ? { release } : {}),
    ...(oldest ? { oldest } : {}),
    ...(/^-- outside a transaction$/m.test(head) ? { isOutsideTransaction: true } : {}),
  }
}

function releaseIn(head: string, key: 'release' | 'oldest', name: string): Release | undefined {
  const value = new RegExp(`^-- ${key}: *(.*?) *$`, 'm').exec(head)?.[1]
  if (value === undefined || isRelease(value)) return value
  throw new Error(`The migration ${name} says ${key}: ${value}, which is not a release like 1.2.3.`)
}

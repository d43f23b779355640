import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasPackagesOf, type Lockfile } from './same-packages.ts'

const LOCKFILE = parse(
  readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8'),
) as Lockfile
const changed = (change: (lock: Lockfile) => void) => {
  const lock = structuredClone(LOCKFILE)
  change(lock)
  return lock
}
const of = (lock: Lockfile, importer: string, kind: 'dependencies' | 'devDependencies', name: string) => {
  const found = lock.importers[importer]?.[kind]?.[name]
  if (!found) throw new Error(`${importer} has no ${name}.`)
  return found
}

test('a lockfile has its own packages, also when others have come', () => {
  expect(hasPackagesOf(LOCKFILE, LOCKFILE)).toBe(true)
  const more = changed((lock) => {
    Object.assign(lock.importers['apps/api']?.dependencies ?? {}, { added: { version: '1.0.0' } })
    lock.snapshots['added@1.0.0'] = {}
  })
  expect([hasPackagesOf(more, LOCKFILE), hasPackagesOf(LOCKFILE, more)]).toEqual([true, false])
})

test('another version is seen, directly, below another package and in the builder; tools of tests are not', () => {
  const direct = changed((lock) => {
    of(lock, 'apps/api', 'dependencies', 'fastify').version = '5.0.0'
  })
  const below = changed((lock) => {
    const [name = ''] = Object.keys(lock.snapshots).filter((key) => key.startsWith('fastify@'))
    Object.assign(lock.snapshots[name]?.dependencies ?? {}, { avvio: '1.0.0' })
    lock.snapshots['avvio@1.0.0'] = {}
  })
  const builder = changed((lock) => {
    of(lock, '.', 'devDependencies', 'vite').version = '1.0.0'
  })
  const tool = changed((lock) => {
    of(lock, 'apps/api', 'devDependencies', 'csv-parse').version = '1.0.0'
  })
  expect([direct, below, builder, tool].map((lock) => hasPackagesOf(lock, LOCKFILE))).toEqual([
    ...[false, false, false],
    true,
  ])
})

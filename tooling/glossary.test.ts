import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const glossary = readFileSync(fileURLToPath(new URL('docs/glossary.md', root)), 'utf8')
/** The second column of each table: what code calls a thing. */
const names = new Set(
  glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
)
const foldersIn = (path: string) =>
  readdirSync(fileURLToPath(new URL(path, root)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test.each(['apps/api/src/modules', 'apps/web/src/entities', 'packages'])(
  'every folder of %s has its word in the glossary',
  (path) => {
    const folders = foldersIn(path)
    expect(folders.length).toBeGreaterThan(3)
    expect(folders.filter((name) => !names.has(name))).toEqual([])
  },
)

test('no word stands for two things: each name has one row among modules and slices', () => {
  const [, section = ''] = glossary.split('## Modules and slices')
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? []
  const all = rows.flatMap((line) =>
    [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(all).toEqual([...new Set(all)])
})

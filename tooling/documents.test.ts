import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'THIRD-PARTY-NOTICES.md')
/** Without examples of code, whose brackets are no links. */
const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '')

test('every relative link of a document leads to a file', () => {
  const links = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g)].map(([, link = '']) => ({
      file,
      link,
    })),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file, link }) => !existsSync(join(root, dirname(file), decodeURI(link))))).toEqual(
    [],
  )
})

test('every path of the project that a document names exists', () => {
  const paths = documents.flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /`((?:apps|packages|tooling|bench|e2e|openapi|docs)\/[\w./-]+\.(?:ts|tsx|mjs|yaml|md|json))`/g,
      ),
    ].map(([, path = '']) => ({ file, path })),
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

/** Where the short paths of documents begin. */
const FOLDERS = ['', 'apps/api/', 'apps/api/src/', 'apps/web/src/']
/** Built, so not in the repository. */
const NOT_STORED = /^apps\/[\w-]+\/dist$/

test('every short path that a document names leads to files', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
    '\n',
  )
  const leads = (path: string, from: string) =>
    [...FOLDERS, from].some((folder) =>
      files.some(
        (file) => file.startsWith(folder + path) && /^(?:$|[./])/.test(file.slice(`${folder}${path}`.length)),
      ),
    )
  const paths = documents.flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /`((?:apps|packages|tooling|bench|openapi|mappings|facts|security|platform|modules|test|e2e|features|entities|widgets|pages|shared|app)\/[\w./-]+?)\/?`/g,
      ),
    ].map(([, path = '']) => ({ file, path })),
  )
  expect(paths.length).toBeGreaterThan(150)
  expect(
    paths.filter(
      ({ file, path }) =>
        !NOT_STORED.test(path) && !leads(path, dirname(file) === '.' ? '' : `${dirname(file)}/`),
    ),
  ).toEqual([])
})

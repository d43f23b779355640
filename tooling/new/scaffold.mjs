import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.env.HAIXUAN_NEW_ROOT ?? fileURLToPath(new URL('../..', import.meta.url))

/** `price-range` → `PriceRange`. */
export const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())

/** `searchShops` → `search-shops`. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @throws {Error} when `value` has not the form; `what` says which argument is meant. */
export function demand(value, form, what) {
  if (!form.test(value ?? '')) throw new Error(`${what} is "${value ?? ''}"; it must match ${form}.`)
  return value
}

/** Writes new files; none may exist. Returns their paths. */
export function writeNew(files) {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (taken.length) throw new Error(`Exists already: ${taken.join(', ')}.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return Object.keys(files)
}

/** What orders a statement among its neighbours: where it imports from, else its own first line. */
const orderOf = (statement) => /from '(.+)'/.exec(statement)?.[1] ?? statement.trim()

/**
 * Puts a line in its place among neighbours: statements, of one line or several, whose first line matches `among`.
 * @throws {Error} when there is no neighbour.
 */
export function insertLine(file, line, among) {
  const lines = readHouse(file).split('\n')
  const starts = lines.flatMap((text, at) => (among.test(text) ? [at] : []))
  if (starts.length === 0) throw new Error(`${file} has no line like ${among}; add this one by hand: ${line}`)
  const statements = starts.map((at, index) => ({
    at,
    order: orderOf(lines.slice(at, starts[index + 1] ?? at + 1).join('\n')),
  }))
  const next = statements.find(({ order }) => order > orderOf(line))
  const last = starts.at(-1)
  lines.splice(next ? next.at : afterStatement(lines, last), 0, line)
  writeFileSync(join(root, file), lines.join('\n'))
  return file
}

/** Line behind the statement that begins at `at`: a brace that opens there is closed first. */
function afterStatement(lines, at) {
  if (!/^(export|import) \{$/.test(lines[at])) return at + 1
  return at + 1 + lines.slice(at).findIndex((text) => text.startsWith('}'))
}

/** Text of a file of the house. */
export const readHouse = (file) => readFileSync(join(root, file), 'utf8')

/** Replaces the one place of a text in a file. */
export function replaceText(file, from, to) {
  writeFileSync(
    join(root, file),
    readHouse(file).replace(from, () => to),
  )
}

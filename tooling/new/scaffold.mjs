import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.env.HAIXUAN_NEW_ROOT ?? fileURLToPath(new URL('../..', import.meta.url))

/** `price-range` → `PriceRange`. */
export const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())

/** `searchShops` → `search-shops`. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @throws {Error} when `value` does not match; `what` names the argument. */
export function demand(value, form, what) {
  if (!form.test(value ?? '')) throw new Error(`${what} is "${value ?? ''}"; it must match ${form}.`)
  return value
}

/** Writes files that must not exist yet. Returns their paths. */
export function writeNew(files) {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (taken.length) throw new Error(`Exists already: ${taken.join(', ')}.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return Object.keys(files)
}

/** Sort key of a statement: the module it imports from, else its first line. */
const orderOf = (statement) => /from '(.+)'/.exec(statement)?.[1] ?? statement.trim()

/**
 * Inserts a line in sorted order among the statements, of one line or several, whose first line matches `among`.
 * @throws {Error} when no line matches.
 */
export function insertLine(file, line, among) {
  const lines = readFile(file).split('\n')
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

/** Line after the statement that begins at `at`, which ends with its closing brace. */
function afterStatement(lines, at) {
  if (!/^(export|import) \{$/.test(lines[at])) return at + 1
  return at + 1 + lines.slice(at).findIndex((text) => text.startsWith('}'))
}

/** Text of a file of the project. */
export const readFile = (file) => readFileSync(join(root, file), 'utf8')

export const isFile = (file) => existsSync(join(root, file))
export const isFolder = (path) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false

/** Replaces a text that the file contains once. */
export function changeText(file, from, to) {
  writeFileSync(
    join(root, file),
    readFile(file).replace(from, () => to),
  )
  return file
}

/** Adds text at the end of a file. */
export function appendText(file, text) {
  writeFileSync(join(root, file), `${readFile(file)}${text}`)
  return file
}

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

/** Puts a line into a file: sorted among its neighbours that match `among`, else before `anchor`. */
export function insertLine(file, line, among) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const neighbours = lines.map((text, at) => ({ text, at })).filter(({ text }) => among.test(text))
  if (neighbours.length === 0)
    throw new Error(`${file} has no line like ${among}; add this one by hand: ${line}`)
  const after = neighbours.findLast(({ text }) => text.trim() < line.trim())
  lines.splice(after ? after.at + 1 : neighbours[0].at, 0, line)
  writeFileSync(join(root, file), lines.join('\n'))
  return file
}

/** Text of a file of the house. */
export const readHouse = (file) => readFileSync(join(root, file), 'utf8')

/** Takes one whole line out of a file. @throws {Error} when it is not there. */
export function removeLine(file, line) {
  const lines = readHouse(file).split('\n')
  const at = lines.indexOf(line)
  if (at < 0)
    throw new Error(
      `${file} has no line "${line.trim()}": the page exists already, or is not of the site map.`,
    )
  writeFileSync(join(root, file), lines.toSpliced(at, 1).join('\n'))
}

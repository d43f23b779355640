// All mutants of one source file, by its syntax tree. Types are passed over: no test runs them.
import { parseSync } from 'vite'
import { changesOf } from './operators.mjs'

/** Nodes around a value: their other parts are types. */
const VALUES_ONLY = {
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  ImportDeclaration: [],
  ExportAllDeclaration: [],
  ImportExpression: [],
}

function* children(node) {
  if (!Object.hasOwn(VALUES_ONLY, node.type) && node.type.startsWith('TS')) return
  if (node.directive) return
  const names = VALUES_ONLY[node.type] ?? Object.keys(node)
  for (const name of names) {
    if (name === 'source' || name === 'typeArguments' || name === 'typeAnnotation') continue
    if (name === 'key' && !node.computed) continue
    for (const child of [node[name]].flat()) if (typeof child?.type === 'string') yield child
  }
}

function* walk(node, code) {
  for (const change of changesOf(node, code)) yield change
  for (const child of children(node)) yield* walk(child, code)
}

function toMutant(file, code, change) {
  const original = code.slice(change.start, change.end)
  const replacement = change.closing
    ? `${change.replacement}${original}${change.closing}`
    : change.replacement
  const line = code.slice(0, change.start).split('\n').length
  return { file, line, start: change.start, end: change.end, original, replacement }
}

/** The mutants in the order of the text. Throws when the file is not TypeScript. */
export function mutantsOf(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return [...walk(program, code)]
    .map((change) => toMutant(file, code, change))
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

export function mutatedCode(code, mutant) {
  return code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end)
}

/** `file:line before → after`, each shortened to one line. */
export function describeMutant({ file, line, original, replacement }) {
  const short = (text) => {
    const flat = text.replace(/\s+/g, ' ')
    return flat.length > 60 ? `${flat.slice(0, 57)}...` : flat
  }
  return `${file}:${line} ${short(original)} → ${short(replacement) || '(nothing)'}`
}

// Writes the bounds of every parameter of every list operation, from the bundled contract.
import { writeFileSync } from 'node:fs'
import { contract, resolve } from './bundled-contract.mjs'

/** Keywords that say nothing about which values are accepted. */
const SILENT = new Set(['description', 'title', 'default', 'example', 'examples'])
const WRITTEN = ['type', 'minimum', 'maximum', 'maxLength', 'pattern', 'format', 'maxItems']

/** @throws for a keyword that this file cannot write: a bound must not get lost. */
function boundsOf(name, schema) {
  for (const key of Object.keys(schema))
    if (
      !SILENT.has(key) &&
      !WRITTEN.includes(key) &&
      key !== 'enum' &&
      !(key === 'minLength' && schema[key] === 1)
    )
      throw new Error(`${name}: write-contract-bounds.mjs does not know ${key}`)
  const kept = WRITTEN.filter((key) => key in schema)
  return `{ ${kept.map((key) => `${key}: ${textOf(schema[key])}`).join(', ')} }`
}
const textOf = (value) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)

/** Query parameters by operation, of operations that take an order of rows. */
const lists = Object.values(contract.paths).flatMap((item) => {
  if (!item.get) return []
  const parameters = [...(item.parameters ?? []), ...(item.get.parameters ?? [])].map(resolve)
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return query.some(({ name }) => name === 'sort') ? [[item.get.operationId, query]] : []
})

/** Texts of bounds by parameter, each with the operations that have them. Closed lists are types of the SDK already. */
const said = new Map()
for (const [operation, query] of lists)
  for (const { name, schema } of query) {
    const text = boundsOf(name, resolve(schema))
    if (resolve(schema).enum) continue
    const texts = said.get(name) ?? new Map()
    said.set(name, texts.set(text, [...(texts.get(text) ?? []), operation]))
  }

// What most operations say of a parameter is once; the others are by themselves.
const usual = [...said].map(([name, texts]) => [
  name,
  [...texts].reduce((most, one) => (one[1].length > most[1].length ? one : most))[0],
])
const exceptions = lists
  .map(([operation]) => [
    operation,
    usual.flatMap(([name, usualText]) =>
      [...said.get(name)]
        .filter(([text, operations]) => text !== usualText && operations.includes(operation))
        .map(([text]) => [name, text]),
    ),
  ])
  .filter(([, entries]) => entries.length > 0)

// Most parameters count something: bounds that several have are written once.
const texts = [...usual, ...exceptions.flatMap(([, entries]) => entries)].map(([, text]) => text)
const repeated = [...new Set(texts)].filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))
const named = (text) => (repeated.includes(text) ? `BOUNDS_${repeated.indexOf(text) + 1}` : text)
const lines = (entries, indent) =>
  entries.map(([name, text]) => `${indent}${name}: ${named(text)},`).join('\n')

const pages = [...said.get('page').keys()]
if (pages.length !== 1) throw new Error('The list operations differ in the pages that they answer.')

const HEAD = '// Made by `node tooling/gen.mjs` from the contract; change openapi/ and run it again.'
const FILES = {
  bounds: `${HEAD}
${repeated.map((text) => `const ${named(text)} = ${text} as const`).join('\n')}

/** Bounds of query parameters of list operations, where \`operationBounds\` says nothing else. */
export const usualBounds = {
${lines(usual, '  ')}
} as const

/** Bounds of parameters in operations that differ from the others. */
export const operationBounds = {
${exceptions.map(([operation, entries]) => `  ${operation}: {\n${lines(entries, '    ')}\n  },`).join('\n')}
} as const
`,
  // Apart, because plain lists and the search of the whole site need no other bound.
  lists: `${HEAD}
/** Pages of a list that the contract lets a caller ask for. */
export const MOST_PAGES = ${/maximum: (\d+)/.exec(pages[0])[1]}
/** Characters of the words that a list of the market is searched for. */
export const MOST_KEYWORD = ${/maxLength: (\d+)/.exec(new Map(usual).get('keyword'))[1]}
`,
}
const [, , which, to] = process.argv
writeFileSync(to, FILES[which])

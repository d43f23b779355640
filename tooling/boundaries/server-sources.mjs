// What the rules of the server's modules are checked on: files, the layers they are in, imports, tables, SQL.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Layers of a module. `files` and `wechat` reach outside: the disk, the service of another company. */
const LAYERS = ['rules', 'store', 'files', 'wechat', 'operations', 'jobs', 'commands']

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm
const SQL_TABLE = /\b(delete from|from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const BUILDER_TABLE =
  /\.(selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*\[?\s*['"`]([a-z_]+)/g
const WRITES = new Set(['into', 'update', 'delete from', 'insertinto', 'updatetable', 'deletefrom'])

const uncommented = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/[^\n]*/g, '$1')

/** Every source of the server below a folder, tests left out. @returns {object[]} path, module, layer, imports, text */
export function readSources(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture|gen)\.ts$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
  return files.map((path) => sourceOf(root, path))
}

function sourceOf(root, path) {
  const whole = readFileSync(join(root, path), 'utf8')
  const text = uncommented(whole)
  const [area, module, layer] = path.split('/')
  return {
    path,
    whole,
    text,
    area: area.replace(/\.ts$/, ''),
    module: area === 'modules' ? module : undefined,
    layer: area === 'modules' && LAYERS.includes(layer) ? layer : undefined,
    imports: [...text.matchAll(IMPORT)].map(([, type, from, dynamic]) => ({
      isType: type !== undefined,
      target: resolve(path, from ?? dynamic),
    })),
  }
}

/** A path below the sources for files of the server, the name of the package for others. */
function resolve(path, specifier) {
  if (specifier.startsWith('#')) {
    const inner = specifier.slice(1)
    return inner.endsWith('.ts') ? inner : `${inner}/index.ts`
  }
  return specifier.startsWith('.')
    ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
    : specifier
}

/**
 * Owner of each table and the modules that it is published to, from the interfaces that `store/*-tables.ts` declare:
 * `@published to` in the comment of a table. `@scoped` says that its rows are own data of a team.
 */
export function readTables(sources) {
  const tables = new Map()
  for (const { path, module, whole } of sources) {
    if (!path.endsWith('-tables.ts')) continue
    const [, body = ''] = /export interface \w*Tables \{\n([\s\S]*?)\n\}/.exec(whole) ?? []
    for (const [, comment = '', name] of body.matchAll(/^ {2}(\/\*\*[^\n]*\*\/\n {2})?(\w+)\??:/gm)) {
      const [, readers = ''] = /@published to ([\w, ]+)/.exec(comment) ?? []
      const isScoped = /@scoped\b/.test(comment)
      tables.set(name, { owner: module ?? 'platform', readers: readers.trim().split(/,\s*/), isScoped })
    }
  }
  return tables
}

/** Tables that a source names in SQL, by name, and whether it writes them. */
export function tablesNamed({ text }, tables) {
  const found = new Map()
  const note = (verb, name) => {
    if (tables.has(name)) found.set(name, (found.get(name) ?? false) || WRITES.has(verb.toLowerCase()))
  }
  for (const [, verb, name] of text.matchAll(SQL_TABLE)) note(verb, name)
  for (const [, verb, name] of text.matchAll(BUILDER_TABLE)) note(verb, name)
  return found
}

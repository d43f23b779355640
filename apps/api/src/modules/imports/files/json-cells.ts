import type { ImportRow } from '../rules/import-row.ts'
import type { JsonPiece } from './json-splitter.ts'

/** Strings as they are, numbers as they are written. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/g
const MAX_DEPTH = 4

/**
 * Reads one JSON object as cells. Numbers stay as written ("1731927858707531654", "12.30"): as doubles, ids of
 * up to 19 digits would be rounded. Nested objects become `outer.inner`; a list of plain values is joined by |.
 * @param names gets every key, also one whose value is null: the file has that column, only no value yet
 */
export function jsonCells({ line, text }: JsonPiece, names?: Set<string>): ImportRow {
  let value: unknown
  try {
    value = JSON.parse(text.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)))
  } catch {
    return { line, broken: { reason: 'bad_json', message: '不是完整的 JSON 对象' } }
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { line, broken: { reason: 'not_an_object', message: '每一行必须是一个对象 { … }' } }
  }
  const cells: Record<string, string> = Object.create(null)
  flatten(value, '', { cells, names }, 0)
  return { line, cells }
}

interface Flat {
  cells: Record<string, string>
  names: Set<string> | undefined
}

function flatten(value: object, prefix: string, into: Flat, depth: number): void {
  const { cells, names } = into
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix + key
    const isNested = inner !== null && typeof inner === 'object' && !Array.isArray(inner) && depth < MAX_DEPTH
    if (!isNested) names?.add(name)
    if (inner === null || inner === undefined) continue
    if (typeof inner !== 'object') cells[name] = String(inner)
    else if (Array.isArray(inner)) {
      const plain = inner.every((item) => item === null || typeof item !== 'object')
      cells[name] = plain ? inner.filter((item) => item !== null).join('|') : JSON.stringify(inner)
    } else if (isNested) flatten(inner, `${name}.`, into, depth + 1)
    else cells[name] = JSON.stringify(inner)
  }
}

import { type Heading, namesOfPath } from './find-heading.ts'
import { plainHeading } from './heading-text.ts'

/** A field and the names that its column has in files. */
export interface FieldNames {
  /** In the order in which they are preferred. */
  aliases: readonly string[]
  isRequired?: boolean
}

export interface ColumnMatch<Key extends string> {
  /** Position of the column of each field that was found. */
  columns: ReadonlyMap<Key, number>
  /** Required fields without a column. */
  missing: readonly Key[]
  /** Fields that several columns are called after; the first of them is taken. */
  doubled: ReadonlyMap<Key, readonly number[]>
  /** Columns whose name belongs to no field. */
  unknown: readonly number[]
}

/** Names of columns as people read them: `结算 / 金额`. */
export const headingNames = ({ paths }: Heading): string[] => paths.map((path) => path.join(' / '))

/**
 * Which column holds which field. A whole name (`结算 / 金额`) wins over the inner one (`金额`); a column belongs to one
 * field.
 */
export function matchColumns<Key extends string>(
  { paths }: Heading,
  fields: Readonly<Record<Key, FieldNames>>,
): ColumnMatch<Key> {
  const names = paths.map((path) => namesOfPath(path).map(plainHeading))
  const columns = new Map<Key, number>()
  const doubled = new Map<Key, readonly number[]>()
  const taken = new Set<number>()
  const keys = Object.keys(fields) as Key[]
  const wanted = (key: Key) => fields[key].aliases.map(plainHeading)
  const pick = (key: Key, found: readonly number[]) => {
    const free = found.filter((column) => !taken.has(column))
    const [first] = free
    if (first === undefined) return
    columns.set(key, first)
    taken.add(first)
    if (free.length > 1) doubled.set(key, free)
  }
  const called = (alias: string, isWhole: boolean) =>
    names.flatMap((own, column) => {
      const known = isWhole ? own.slice(0, Math.max(1, own.length - 1)) : own
      return known.includes(alias) ? [column] : []
    })
  for (const isWhole of [true, false]) {
    for (const key of keys) {
      for (const alias of wanted(key)) {
        if (!columns.has(key)) pick(key, called(alias, isWhole))
      }
    }
  }
  const second = new Set([...doubled.values()].flatMap((found) => found.slice(1)))
  return {
    columns,
    missing: keys.filter((key) => fields[key].isRequired && !columns.has(key)),
    doubled,
    unknown: paths.flatMap((path, column) =>
      path.length > 0 && !taken.has(column) && !second.has(column) ? [column] : [],
    ),
  }
}

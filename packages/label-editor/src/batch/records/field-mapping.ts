import type { RawRow } from '../data/data-table.ts'
import type { DocumentField } from './document-fields.ts'
import { FIELD_WORDS, plainName } from './field-names.ts'

/** Where the value of a field comes from: a column of the table, or one text for all rows. */
export type FieldSource = { kind: 'column'; column: number } | { kind: 'text'; text: string }

/** Sources by the names of fields; a field that is not there has none. */
export type FieldMapping = Readonly<Record<string, FieldSource>>

const namesOf = (field: string) =>
  new Set([field, ...(Object.hasOwn(FIELD_WORDS, field) ? (FIELD_WORDS[field] ?? []) : [])].map(plainName))

/**
 * The columns that fields most likely mean: the same name, then a name of the trade, then a name that holds it. No column
 * is given to two fields by likeness alone.
 * @param texts What is known without a table, as the profile of the company.
 */
export function guessMapping(
  fields: readonly Pick<DocumentField, 'name'>[],
  columns: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): FieldMapping {
  const plain = columns.map(plainName)
  const mapping = new Map<string, FieldSource>()
  const taken = new Set<number>()
  const give = (name: string, column: number) => {
    if (column < 0 || mapping.has(name)) return
    mapping.set(name, { kind: 'column', column })
    taken.add(column)
  }
  for (const { name } of fields) give(name, plain.indexOf(plainName(name)))
  for (const { name } of fields) {
    const names = namesOf(name)
    give(
      name,
      plain.findIndex((column, at) => !taken.has(at) && names.has(column)),
    )
  }
  for (const { name } of fields) {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (!mapping.has(name) && text) mapping.set(name, { kind: 'text', text })
  }
  for (const { name } of fields) {
    const names = [...namesOf(name)].filter((word) => word.length >= 2)
    give(
      name,
      plain.findIndex((column, at) => !taken.has(at) && names.some((word) => column.includes(word))),
    )
  }
  return Object.fromEntries(mapping)
}

/** The values of one row. A field without a source is left out, so that it stays as it is written. */
export function rowRecord(row: Pick<RawRow, 'cells'>, mapping: FieldMapping): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapping).map(([name, source]) => [
      name,
      source.kind === 'text' ? source.text : (row.cells[source.column] ?? '').trim(),
    ]),
  )
}

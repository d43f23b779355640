import type { FieldSpec } from './field-spec.ts'
import type { FieldValues } from './field-values.ts'
import type { MappingProblem } from './mapping-error.ts'
import type { ImportKindName, MappingFile } from './mapping-file.ts'

/** An amount's region and currency, which are compared with each other. */
export interface RowCurrency {
  regionId?: number | null | undefined
  currency?: string | null | undefined
}

/** Fields of one part of a mapping file, by name. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/**
 * What is known of one kind of file without a database. Methods, so that a record of these may hold kinds whose rows
 * differ: rows come back only to the kind that made them.
 */
export interface KindRules<Row = unknown> {
  /** Chinese name of the kind. */
  title: string
  /** Chinese name of what is counted as new, changed and unchanged. */
  unit: string
  /** Place in the import of a folder: what others name comes first. */
  turn: number
  fields: FieldSpecs
  /** Fields without which a mapping cannot work. */
  required: readonly string[]
  /** Fields of the `latest` part of a mapping; null when the kind has no such part. */
  latest: FieldSpecs | null
  /** What else is wrong with a mapping whose fields are known. */
  problemsOf(mapping: MappingFile): MappingProblem[]
  /**
   * The record that the values of a row stand for.
   * @param latest values of the `latest` part, null when the mapping has none
   * @throws RejectedCell when there is none
   */
  recordOf(fields: FieldValues, latest: FieldValues | null, mapping: MappingFile): Row
  /** Region and currency of a row's price; null where nothing is to be compared. */
  currencyIn(record: Row): RowCurrency | null
}

/** The rules of every kind: a kind that is missing does not compile. */
export type AllKindRules = Readonly<Record<ImportKindName, KindRules>>

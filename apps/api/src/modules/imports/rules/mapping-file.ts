import type { components } from '@haixuan/api-sdk/schema'
import type { Marketplace } from '#modules/reference/rules'
import type { DateFormat } from './date-value.ts'
import type { Transform } from './field-spec.ts'

/** What the rows of a file are about: the word in mapping files, in the contract and on the command line. */
export type ImportKindName = components['schemas']['ImportKind']

/** How one field is made of cells: exactly one of column, columns, value, firstOf. */
export interface MappingRule {
  column?: string
  columns?: string[]
  value?: string | number | boolean
  firstOf?: MappingRule[]
  /** The usual transform of the field when left out. */
  as?: Transform
  optional?: boolean
  nullIf?: string[]
  zeroIsNull?: boolean
  stripPrefix?: string[]
  stripSuffix?: string[]
  separator?: string
  decimal?: '.' | ','
  format?: DateFormat
  table?: Record<string, string | number | boolean>
  discount?: string
}

/** A mapping file as written (mappings/mapping.schema.json), after validation. */
export interface MappingFile {
  name: string
  title: string
  kind: ImportKindName
  marketplace: Marketplace
  files?: string[]
  source: { name: string; collectedAt: string }
  fields: Record<string, MappingRule>
  latest?: Record<string, MappingRule>
  unused?: Record<string, string>
}

/** Every column that a rule reads; `needed` leaves out those of optional rules. */
export function columnsOf(rule: MappingRule, needed = false): string[] {
  if (needed && rule.optional) return []
  return [
    ...(rule.column === undefined ? [] : [rule.column]),
    ...(rule.columns ?? []),
    ...(rule.discount === undefined ? [] : [rule.discount]),
    ...(rule.firstOf ?? []).flatMap((inner) => columnsOf(inner, needed)),
  ]
}

import type { DataTable, RawRow } from '../../batch/data/data-table.ts'
import { countLabels } from '../../batch/records/batch-labels.ts'
import { type DocumentField, documentFields } from '../../batch/records/document-fields.ts'
import {
  type FieldMapping,
  type FieldSource,
  guessMapping,
  rowRecord,
} from '../../batch/records/field-mapping.ts'
import type { Copies } from '../../batch/records/row-copies.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { fieldsOfRule } from '../../export/batch/file-name.ts'
import { CODE_VALUE } from '../../import-pdf/placement/join-codes.ts'
import { FIRST_PAPER, type PaperChoice } from '../export/sheet-choice.ts'

export type BatchOutput = 'pdf' | 'zip' | 'sheet' | 'roll'

/** What the user chose for a run; what was not chosen follows the data. */
export interface BatchChoices extends PaperChoice {
  /** Sources that were set by hand; null takes a source away. */
  sources: Readonly<Record<string, FieldSource | null>>
  copies: Copies
  serialPer: 'label' | 'row'
  output: BatchOutput
  rule: string | null
  /** Lines on sheets to cut along. */
  hasCutLines: boolean
  /** Whether every barcode is read back before. */
  readsBack: boolean
}

export const FIRST_CHOICES: BatchChoices = {
  sources: {},
  copies: { kind: 'fixed', count: 1 },
  serialPer: 'label',
  output: 'pdf',
  rule: null,
  ...FIRST_PAPER,
  hasCutLines: true,
  readsBack: true,
}

/** Everything that follows from a label, a table and the choices. */
export interface BatchPlan {
  document: LabelDocument
  table: DataTable
  fields: readonly DocumentField[]
  mapping: FieldMapping
  choices: BatchChoices
  rule: string
  /** Fields of the label that nothing fills: they would print as they are written. */
  unfilled: readonly string[]
}

/** The rule for names of files that suits the data: by the code, by the first field of a barcode, else by number. */
function usualRule(
  fields: readonly DocumentField[],
  mapping: FieldMapping,
  columns: readonly string[],
): string {
  if (columns.includes(CODE_VALUE)) return `{{${CODE_VALUE}}}-{{#}}`
  const mapped = fields.filter(({ name }) => mapping[name]?.kind === 'column')
  const best =
    mapped.find(({ name }) => /sku/i.test(name)) ??
    mapped.find(({ kinds }) => kinds.has('barcode')) ??
    mapped[0]
  return best && !best.kinds.has('image') ? `{{${best.name}}}-{{#}}` : '标签-{{#}}'
}

export function planOf(
  document: LabelDocument,
  table: DataTable,
  choices: BatchChoices,
  profile: Readonly<Record<string, string>>,
): BatchPlan {
  const fields = documentFields(document)
  const sources = { ...guessMapping(fields, table.columns, profile), ...choices.sources }
  const wanted = fields.flatMap(({ name }): [string, FieldSource][] => {
    const source = Object.hasOwn(sources, name) ? sources[name] : null
    return source ? [[name, source]] : []
  })
  const mapping = Object.fromEntries(wanted)
  const unfilled = fields.map(({ name }) => name).filter((name) => !Object.hasOwn(mapping, name))
  return {
    document,
    table,
    fields,
    mapping,
    choices,
    rule: choices.rule ?? usualRule(fields, mapping, table.columns),
    unfilled,
  }
}

/**
 * What the rule for names of files may name for a row: its columns, also those that are not on the label, the fields of
 * the label, and `#`, its place among the files from 1.
 */
export function ruleRecords({ table, mapping, rule }: BatchPlan) {
  const names = fieldsOfRule(rule)
  // Of hundreds of columns only those that are named are looked at.
  const sources = Object.fromEntries(
    names.flatMap((name): [string, FieldSource][] => {
      if (Object.hasOwn(mapping, name) && mapping[name]) return [[name, mapping[name]]]
      const column = table.columns.indexOf(name)
      return column < 0 ? [] : [[name, { kind: 'column', column }]]
    }),
  )
  return (row: Pick<RawRow, 'cells'>, place: number): Record<string, string> => ({
    ...rowRecord(row, sources),
    '#': String(place),
  })
}

/** Number of labels that a plan makes when some rows are left out. */
export const labelsOf = ({ table, choices }: BatchPlan, skipped: ReadonlySet<number>): number =>
  countLabels({ table, copies: choices.copies, skipped })

import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import type { LabelElement } from '../../document/element.ts'
import type { LabelDocument, LabelPage } from '../../document/label-document.ts'
import { captionOf, layoutOf } from '../../elements/element-registry.ts'
import { fillVariables } from '../../layout/fill-variables.ts'
import { pageContext } from '../../layout/page-context.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { DataTable, RawRow } from '../data/data-table.ts'
import { documentFields, elementFields } from './document-fields.ts'
import { type FieldMapping, rowRecord } from './field-mapping.ts'
import { fieldTitle } from './field-names.ts'
import { type Copies, copiesOf } from './row-copies.ts'

/** What is wrong with a row. A row with an error is never printed; a warning is for the maker to judge. */
export interface RowFault {
  /** Position among the rows of the table. */
  row: number
  line: number
  level: 'error' | 'warning'
  /** The field or element it is about. */
  subject: string
  message: string
}

export interface CheckOptions {
  document: LabelDocument
  table: DataTable
  mapping: FieldMapping
  copies: Copies
  /** Epoch milliseconds. */
  now: number
}

type Found = Omit<RowFault, 'row' | 'line'>

interface Watched {
  element: LabelElement
  page: LabelPage
}

/** Elements that differ from row to row: the others are judged by the check of the label itself. */
function watchedIn(document: LabelDocument): Watched[] {
  return document.pages.flatMap((page) =>
    page.order.flatMap((id) => {
      const element = document.elements[id]
      return element && !element.isHidden && elementFields(element).length > 0 ? { element, page } : []
    }),
  )
}

function barcodeFaults(element: LabelElement, value: string): Found[] {
  if (element.kind !== 'barcode' || value.trim() === '') return []
  const encoding = encodeBarcode(value, element.format)
  if (encoding.ok) return []
  const { message, fix } = encoding.fault
  const meant = fix === undefined ? '' : `（可能应为 ${fix}）`
  return [{ level: 'error', subject: '条码', message: `“${value.slice(0, 40)}”：${message}${meant}` }]
}

/** The faults of one row, errors and warnings as they are found. */
function rowFaultsOf(
  options: CheckOptions,
  watched: readonly Watched[],
  required: ReadonlySet<string>,
  row: RawRow,
): Found[] {
  const { document, mapping, table, copies, now } = options
  const found: Found[] = []
  for (const [column, message] of row.faults ?? []) {
    const isUsed = [copies, ...Object.values(mapping)].some(
      (source) => source.kind === 'column' && source.column === column,
    )
    if (isUsed) found.push({ level: 'error', subject: table.columns[column] ?? '', message })
  }
  if (row.cells.slice(table.columns.length).some((cell) => cell.trim() !== '')) {
    found.push({
      level: 'error',
      subject: '列数',
      message: '比标题行多出了列，可能少了引号或分隔符写错，请检查这一行',
    })
  }
  if (copiesOf(row, copies) === null) {
    found.push({
      level: 'error',
      subject: '份数',
      message: `份数要是 0 到 ${BATCH_LIMITS.copies} 的整数，请修改`,
    })
  }
  const record = rowRecord(row, mapping)
  for (const [name, value] of Object.entries(record)) {
    if (value !== '') continue
    const isRequired = required.has(name)
    found.push({
      level: isRequired ? 'error' : 'warning',
      subject: fieldTitle(name),
      message: isRequired ? '是空的，条码没有内容，请填写' : '是空的，标签上这里会空着',
    })
  }
  for (const { element, page } of watched) {
    const context = pageContext(document, page.id, now, record)(element)
    if (element.kind === 'barcode') {
      found.push(...barcodeFaults(element, fillVariables(element.value, context)))
      continue
    }
    for (const note of layoutOf(element, context).notes) {
      if (note.kind === 'missing-glyph' || note.kind === 'overflow')
        found.push({ level: 'warning', subject: captionOf(element), message: note.message })
    }
  }
  return found
}

/** Checks a table row by row; each step takes a fraction of a millisecond, so that anyone who runs it may pause. */
export function* checkRows(options: CheckOptions): Generator<RowFault[], void> {
  const watched = watchedIn(options.document)
  const fields = documentFields(options.document)
  const required = new Set(
    fields.flatMap(({ name, kinds }) => (kinds.has('barcode') || kinds.has('image') ? name : [])),
  )
  for (const [at, row] of options.table.rows.entries()) {
    const found = rowFaultsOf(options, watched, required, row)
    yield found.map((fault) => ({ row: at, line: row.line, ...fault }))
  }
}

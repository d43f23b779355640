import type { components } from '@haixuan/api-sdk/schema'
import { EVENT_KIND_NAMES } from '@haixuan/rules'
import { BILL_LAYOUTS } from '../rules/bills/index.ts'
import type { SheetCounts } from '../rules/import-preview.ts'
import { monthText } from '../rules/month-text.ts'
import { noRowsText } from '../rules/no-rows.ts'
import type { StoredImport } from '../store/import-rows.ts'
import type { ImportSheet } from '../store/import-sheets.ts'

type View = components['schemas']['FinanceImport']
type Brief = components['schemas']['FinanceImportBrief']

/** Kinds of sheets that are no bill. */
const OTHER_TITLES: Readonly<Record<string, string>> = {
  no_bills: '平台提示：没有账单',
  unknown: '不认识',
  empty: '空表',
  broken: '打不开',
  skipped: '不导入',
}
const GENERATIONS = { full: '全托管', semi: '半托管' } as const
const TITLES = new Map(
  BILL_LAYOUTS.map(({ id, name, mode, marketplace }) => {
    const words = [marketplace?.toUpperCase(), mode && GENERATIONS[mode], name]
    return [id, words.filter((word) => word).join(' ')]
  }),
)

/** Chinese name of a bill, with what tells it from those of other stores. */
export const layoutTitle = (id: string): string | undefined => TITLES.get(id)

/** Chinese name of what a sheet is. */
const sheetTitle = ({ kind, layoutId }: Pick<ImportSheet, 'kind' | 'layoutId'>): string =>
  TITLES.get(layoutId ?? '') ?? OTHER_TITLES[kind] ?? EVENT_KIND_NAMES.unknown_type

function stateOf({ state, asked, found, problem }: StoredImport): View['state'] {
  if (asked === 'commit') return 'committing'
  if (asked === 'undo') return 'undoing'
  if (state === 'committed' || state === 'undone') return state
  if (problem !== null) return 'failed'
  if (state === 'reading' || found === null) return 'reading'
  if (found.questions.length > 0) return 'asking'
  return found.preview === null ? 'reading' : 'read'
}

/** Rows by sheet; an import of the command line noted none, and tells those that count now. */
function countsOf(
  { found, state }: StoredImport,
  sheets: readonly ImportSheet[],
): readonly SheetCounts[] | null {
  if (found !== null) return found.counts
  if (state !== 'committed') return null
  return sheets.map(({ fileNo, sheetNo, counted, repeated }) => ({
    ...{ fileNo, sheetNo, added: counted, duplicate: repeated },
  }))
}

function sums(own: StoredImport, sheets: readonly ImportSheet[]) {
  const counts = countsOf(own, sheets)
  // What was left out is neither read nor refused.
  const read = sheets.filter(({ kind }) => kind !== 'skipped')
  const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)
  return {
    ...{ id: own.id, state: stateOf(own), createdAt: own.createdAt, problem: own.problem },
    ...{ committedAt: own.committedAt, undoneAt: own.undoneAt },
    rows: total(read.map(({ rows }) => rows)),
    added: counts && total(counts.map(({ added }) => added)),
    duplicate: counts && total(counts.map(({ duplicate }) => duplicate)),
    refused: total(read.map(({ refused }) => refused)),
  }
}

export function importBrief(own: StoredImport, sheets: readonly ImportSheet[]): Brief {
  const months = new Set(sheets.flatMap((sheet) => sheet.months))
  return {
    ...sums(own, sheets),
    fileNames: [...new Set(sheets.map(({ file }) => file))],
    stores: [...new Set(sheets.flatMap(({ storeId }) => storeId ?? []))],
    months: [...months].sort((a, b) => a - b).map(monthText),
  }
}

export function importView(own: StoredImport, sheets: readonly ImportSheet[], stores: View['stores']): View {
  const files = new Map<number, ImportSheet[]>()
  for (const sheet of sheets) files.set(sheet.fileNo, [...(files.get(sheet.fileNo) ?? []), sheet])
  const preview = own.found?.preview ?? null
  return {
    ...sums(own, sheets),
    stores,
    files: [...files].map(([no, of]) => fileView(own, no, of)),
    preview: preview && {
      ...preview,
      months: preview.months.map((one) => ({ ...one, month: monthText(one.month) })),
    },
  }
}

function fileView(own: StoredImport, no: number, sheets: readonly ImportSheet[]): View['files'][number] {
  const question = own.found?.questions.find(({ fileNo }) => fileNo === no)
  const counts = countsOf(own, sheets)
  const countOf = ({ fileNo, sheetNo }: ImportSheet) =>
    counts?.find((one) => one.fileNo === fileNo && one.sheetNo === sheetNo)
  return {
    no,
    name: sheets[0]?.file ?? '',
    store: sheets.find(({ storeId }) => storeId !== null)?.storeId ?? null,
    book: sheets.find(({ book }) => book !== null)?.book ?? null,
    period: periodOf(sheets),
    equalRows: sheets.some(({ isEqualOnce }) => isEqualOnce) ? 'one' : 'both',
    question: question
      ? {
          kind: question.kind,
          text: question.text,
          guess: typeof question.guess === 'number' ? monthText(question.guess) : question.guess,
        }
      : null,
    sheets: sheets.map((sheet) => ({
      ...{ no: sheet.sheetNo, name: sheet.sheet, kind: sheet.kind, title: sheetTitle(sheet) },
      ...{ currency: sheet.currency, months: sheet.months.map(monthText), rows: sheet.rows },
      added: counts ? (countOf(sheet)?.added ?? 0) : null,
      duplicate: counts ? (countOf(sheet)?.duplicate ?? 0) : null,
      equal: sheet.equal,
      ...{ refused: sheet.refused, totals: sheet.totals, unknownColumns: sheet.unknownColumns },
      problem: sheet.problem ?? noRowsText(sheet),
    })),
  }
}

/** The month that was said for rows without a time. */
function periodOf(sheets: readonly ImportSheet[]): string | null {
  const [said] = sheets.flatMap(({ period }) => period ?? [])
  return said === undefined ? null : monthText(said)
}

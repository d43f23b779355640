import { billsOfNotice, type CoverSpan, coverOfFile, monthSpan, untilDay } from '@haixuan/rules'

/** A sheet of an import, as far as its days go. Days are days since 1970-01-01, months are first days. */
export interface CoverSheet {
  fileNo: number
  fileName: string
  /** Of its layout, or no_bills. */
  kind: string
  storeId: string | null
  book: string | null
  /** Month that a person chose. */
  period: number | null
  days: readonly number[]
  /** Months of its rows without a time. */
  months: readonly number[]
  isBroken: boolean
}

/** A store that bills of an import belong to. */
export interface CoverStore {
  id: string
  mode: 'full' | 'semi'
  books: readonly string[]
}

export interface FileCover extends CoverSpan {
  fileNo: number
  storeId: string
  book: string
}

const onlyOf = <Value>(values: Iterable<Value>): Value | null => {
  const all = [...new Set(values)]
  const [only] = all
  return all.length === 1 && only !== undefined ? only : null
}

/**
 * The days that the files of an import cover. A file that only says that there are no bills tells neither month nor store:
 * what was chosen counts, else what all other files of the import have in common; where they differ it covers nothing.
 * @param most the last day that was over when the files were read
 */
export function coverOfImport(
  sheets: readonly CoverSheet[],
  stores: readonly CoverStore[],
  most: number,
): FileCover[] {
  const monthOfAll = onlyOf(
    sheets.flatMap(({ days, months }) => [...days.map((day) => monthSpan(day).from), ...months]),
  )
  const storeOfAll = onlyOf(sheets.flatMap(({ storeId }) => storeId ?? []))
  const bookOfAll = onlyOf(sheets.flatMap(({ book }) => book ?? []))
  const files = [...new Set(sheets.map(({ fileNo }) => fileNo))]
  return files.flatMap((fileNo) => {
    const own = sheets.filter((sheet) => sheet.fileNo === fileNo)
    const isNotice = own.some(({ kind }) => kind === 'no_bills')
    const named = own.find((sheet) => sheet.storeId !== null)?.storeId ?? null
    const store = stores.find(({ id }) => id === (named ?? (isNotice ? storeOfAll : null)))
    const [first] = own
    if (store === undefined || first === undefined) return []
    const said = own.find((sheet) => sheet.book !== null)?.book ?? (isNotice ? bookOfAll : null)
    const place = {
      ...{ fileNo: first.fileNo, storeId: store.id },
      book: said ?? onlyOf(store.books) ?? '',
    }
    const chosen = own.find(({ period }) => period !== null)?.period ?? null
    const spans = isNotice
      ? noticeSpans(first.fileName, store.mode, chosen ?? monthOfAll, most)
      : coverOfFile(own, { chosen, most })
    return spans.map((span) => ({ ...place, ...span }))
  })
}

function noticeSpans(
  fileName: string,
  mode: CoverStore['mode'],
  month: number | null,
  most: number,
): CoverSpan[] {
  if (month === null) return []
  return untilDay(monthSpan(month), most).flatMap((span) =>
    billsOfNotice(fileName, mode).map((bill) => ({ ...span, bill, source: 'notice' as const })),
  )
}

import { adsReport, orderExport } from './beside-sheets.ts'
import type { BookMonth, MadeStore } from './fact.ts'
import { csvBytes, gbkBytes, workbookBytes } from './file-bytes.ts'
import { FULL_FORMS, type FullForm, fullFiles } from './full-sheets.ts'
import { ledgerSheet } from './ledger-sheet.ts'
import { makeFullStore } from './make-full-store.ts'
import { generationOf, makeSemiStore } from './make-semi-store.ts'
import { poDetailFile, poSumFile, semiFiles } from './semi-sheets.ts'
import { NOTICE_SHEET, type OfficialFile } from './sheet-form.ts'

/** Three stores over four months; the last month of the first has the sums of the drawn pages. */
export const financeStores = (): [MadeStore, MadeStore, MadeStore] => [
  makeFullStore('晴野家居', 1, 1),
  makeFullStore('木与棉', 2, 0.35),
  makeSemiStore('北岸户外', 3, 30),
]

const { threeTypes, ownSheets, renamed } = FULL_FORMS
const FORM_OF: Record<string, FullForm> = {
  '2026-07': threeTypes,
  '2026-08': ownSheets,
  '2026-09': renamed,
  '2026-10': ownSheets,
}

/** The layout of a full-managed store's bills in a month. */
export const formOf = (month: string): FullForm => FORM_OF[month] ?? renamed

/** The official workbooks of a month: bills, and views of the same settlements, which add nothing. */
function officialFiles({ mode }: MadeStore, month: BookMonth): OfficialFile[] {
  if (mode === 'full') {
    const notices = ['待处理', '分仓揽收调拨费用'].map((name) => ({
      path: `${name}.xlsx`,
      sheets: [NOTICE_SHEET],
    }))
    return [...fullFiles(month, formOf(month.month)), adsReport(month), ...notices]
  }
  const generation = generationOf(month.month)
  const views = generation === '2026' ? [poDetailFile(month), poSumFile(month)] : []
  return [...semiFiles(month, generation), ...views, orderExport(month)]
}

/** All files of a month by their paths; the account book is a csv, in September as Excel saves it. */
export async function monthFiles(store: MadeStore, month: BookMonth): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const folder = `${month.book}/${month.month}`
  for (const { path, sheets } of officialFiles(store, month)) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const [only] = sheets
    const isText = name.endsWith('.csv') && only
    files.set(`${folder}/${name}`, isText ? csvBytes(only) : await workbookBytes(sheets))
  }
  const book = ledgerSheet(month)
  const bytes = month.month === '2026-09' ? gbkBytes(book) : csvBytes(book)
  files.set(`${folder}/账务明细列表.csv`, bytes)
  return files
}

import { sql } from 'kysely'
import type { Reader } from './counted-rows.ts'
import type { StoredLine } from './find-lines.ts'

/** What a sheet is called, and its columns. */
export interface LineSheet {
  importId: string
  fileNo: number
  sheetNo: number
  file: string
  sheet: string | null
  kind: string
  headings: string[]
}

/** The sheets of lines. */
export async function sheetsOfLines(
  db: Reader,
  accountId: string,
  lines: readonly Pick<StoredLine, 'importId' | 'fileNo' | 'sheetNo'>[],
): Promise<LineSheet[]> {
  if (lines.length === 0) return []
  const { rows } = await sql<LineSheet>`
    select s.import_id as "importId", s.file_no as "fileNo", s.sheet_no as "sheetNo", s.file_name as file,
      s.sheet_name as sheet, s.kind, s.headings
    from finance_sheet as s where s.account_id = ${accountId}::uuid and (s.import_id, s.file_no, s.sheet_no) in (
      select * from unnest(${lines.map(({ importId }) => importId)}::uuid[],
        ${lines.map(({ fileNo }) => fileNo)}::integer[], ${lines.map(({ sheetNo }) => sheetNo)}::integer[]))`.execute(
    db.kysely,
  )
  return rows
}

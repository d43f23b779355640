import { beijingDayNumber } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { storeModes } from '#modules/stores'
import { inBatches } from '#platform/database/batches.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type CoverSheet, coverOfImport } from '../rules/import-cover.ts'
import { dayOfStored, storedDay } from './day-text.ts'

interface ImportId {
  accountId: string
  importId: string
}

interface SheetRow {
  fileNo: number
  fileName: string
  kind: string
  storeId: string | null
  book: string | null
  period: number | null
  days: number[]
  months: number[]
  isBroken: boolean
}

const firstDay = (month: number): number => dayOfStored(month * 100 + 1)

async function sheetsOf(
  trx: Transaction<Tables>,
  { accountId, importId }: ImportId,
): Promise<{ sheets: CoverSheet[]; readOn: number }> {
  const { rows } = await sql<SheetRow & { readAt: number }>`
    select s.file_no as "fileNo", s.file_name as "fileName", s.kind, s.store_id as "storeId", s.book, s.period,
      s.row_days as days, s.problem is not null as "isBroken",
      (extract(epoch from i.created_at) * 1000)::float8 as "readAt",
      array(select distinct e.month from money_event as e where e.account_id = s.account_id
        and e.import_id = s.import_id and e.file_no = s.file_no and e.sheet_no = s.sheet_no and e.at is null
        and e.month is not null and cardinality(s.row_days) = 0 order by e.month) as months
    from finance_sheet as s join finance_import as i on i.account_id = s.account_id and i.id = s.import_id
    where s.account_id = ${accountId}::uuid and s.import_id = ${importId}::uuid
    order by s.file_no, s.sheet_no`.execute(trx)
  const sheets = rows.map(({ days, months, period, readAt: _, ...row }) => ({
    ...row,
    period: period === null ? null : firstDay(period),
    ...{ days: days.map(dayOfStored), months: months.map(firstDay) },
  }))
  return { sheets, readOn: beijingDayNumber(rows[0]?.readAt ?? 0) }
}

/** Keeps the days that an import covers, in the transaction that commits it. */
export async function keepCover(trx: Transaction<Tables>, id: ImportId): Promise<void> {
  const { sheets, readOn } = await sheetsOf(trx, id)
  const ids = [...new Set(sheets.flatMap(({ storeId }) => storeId ?? []))]
  const stores = await storeModes(trx, id.accountId, ids)
  const spans = coverOfImport(sheets, stores, readOn - 1)
  await inBatches(spans, async (batch) => {
    await trx
      .insertInto('finance_cover')
      .values(
        batch.map(({ fileNo, storeId, book, bill, source, from, to }) => ({
          ...{ account_id: id.accountId, import_id: id.importId, file_no: fileNo },
          ...{ store_id: storeId, book, bill, source },
          ...{ first_day: storedDay(from), last_day: storedDay(to) },
        })),
      )
      .execute()
  })
}

/** Takes the days away that an import covers, in the transaction that takes the import out. */
export async function dropCover(trx: Transaction<Tables>, { accountId, importId }: ImportId): Promise<void> {
  await trx
    .deleteFrom('finance_cover')
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .execute()
}

import { bytesSource } from '@haixuan/tabular/workbook'
import { flatFiles } from '../../../src/modules/finance/files/given-files.ts'
import { openSheets } from '../../../src/modules/finance/files/open-sheets.ts'
import { readSheet, type SheetRow } from '../../../src/modules/finance/files/read-sheet.ts'
import { BILL_LAYOUTS } from '../../../src/modules/finance/rules/bills/index.ts'
import { contentKey, occurrences } from '../../../src/modules/finance/rules/event-key.ts'
import type { Recognised } from '../../../src/modules/finance/rules/recognise-sheet.ts'

/** What a person is told about a file beside its sums. */
export interface Told {
  what: 'broken' | 'unknown_sheet' | 'refused' | 'no_month' | 'total' | 'unknown_column' | 'unknown_type'
  sheet: string
  text: string
  /** Position among the rows of its sheet, of what is told about a row. */
  row?: number
}

/** What the files of a person come to, as an import counts them. */
export interface FileSums {
  /** Money by kind, month and currency. */
  minor: ReadonlyMap<string, number>
  told: readonly Told[]
}

/** Reads a file as an import does, without a database: a row counts once by its key. */
export async function readSums(name: string, bytes: Uint8Array, currency: string): Promise<FileSums> {
  const minor = new Map<string, number>()
  const told: Told[] = []
  const counted = new Set<string>()
  for await (const file of flatFiles([{ name, source: bytesSource(bytes) }])) {
    try {
      if ('problem' in file) throw new TableProblem(file.problem)
      for (const sheet of await openSheets(file)) {
        const { found, rows } = await readSheet(sheet, BILL_LAYOUTS)
        let at = -1
        const say = (what: Told['what'], text: string) =>
          told.push({ what, sheet: sheet.name, text, ...(at < 0 ? {} : { row: at }) })
        tellSheet(found, say)
        const number = occurrences()
        for await (const batch of rows({ currency }))
          for (const row of batch) {
            at++
            count(row, found, { number, counted, minor, say })
          }
      }
    } catch (error) {
      if (!isTold(error)) throw error
      told.push({ what: 'broken', sheet: '', text: error.message })
    }
  }
  return { minor, told }
}

class TableProblem extends Error {
  override name = 'TableError'
}

/** A refusal in words; anything else is a crash. */
const isTold = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TableError' && /[\u4e00-\u9fff]/.test(error.message)

type Say = (what: Told['what'], text: string) => void

function tellSheet(found: Recognised, say: Say): void {
  if (found.is === 'unknown') say('unknown_sheet', '')
  if (found.is !== 'bill') return
  for (const name of found.unknownColumns) say('unknown_column', name)
}

interface Counting {
  number: (key: string) => number
  counted: Set<string>
  minor: Map<string, number>
  say: Say
}

function count({ outcome }: SheetRow, found: Recognised, { number, counted, minor, say }: Counting): void {
  if (found.is !== 'bill' || outcome === null) return
  if (outcome.is === 'total') say('total', String(outcome.line))
  if (outcome.is === 'refused') say('refused', outcome.faults.map(({ reason }) => reason).join('；'))
  const { role } = found.layout
  if (outcome.is !== 'row' || (role !== 'event' && role !== 'ledger')) return
  const { row } = outcome
  // Its import is not written before a person names the month.
  if (row.time === null && found.layout.hasNoTime !== true) {
    say('no_month', String(row.line))
    return
  }
  const content = contentKey(row)
  const key = `${content} ${number(content)}`
  if (counted.has(key)) return
  counted.add(key)
  if (row.kind === 'unknown_type') say('unknown_type', row.type ?? '')
  const of = [row.kind ?? 'ledger', row.time?.slice(0, 7) ?? '', row.currency].join(' ')
  minor.set(of, (minor.get(of) ?? 0) + (row.minor ?? 0))
}

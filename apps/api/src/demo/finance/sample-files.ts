import { COST_CELLS, type CostCells } from '@haixuan/rules'
import { BYTE_ORDER_MARK, ZipWriter } from '@haixuan/tabular/write'
import { COST_FIELDS } from '../../modules/finance/rules/own-costs.ts'
import { SAMPLE_NOTE } from '../../modules/finance/rules/sample-note.ts'
import type { BookMonth, CostVersion, Fact, MadeStore } from './fact.ts'
import { workbookBytes } from './file-bytes.ts'
import { financeStores, monthFiles } from './finance-set.ts'
import { noteOf, type SampleNote } from './sample-note-text.ts'
import { amountText, type OfficialSheet } from './sheet-form.ts'

const MARK = '示例'

/** Bills of one book: a month in the older layout, and one in the newer. */
interface BillSample extends SampleNote {
  store: MadeStore
}

/**
 * Files that a person downloads to try an import, by the name in their address. The columns are the official ones; names of
 * files, products and suppliers say that all of it is made up.
 */
export async function sampleFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const [full, , semi] = financeStores()
  const costs = [...full.costs, ...semi.costs].map(costCells)
  return new Map([
    [
      'bills-full.zip',
      await billZip({
        ...{ store: full, months: ['2026-10', '2026-09'], mode: '全托管', book: '全球', currency: 'CNY' },
      }),
    ],
    [
      'bills-semi.zip',
      await billZip({
        ...{ store: semi, months: ['2026-08', '2026-09'], mode: '半托管', book: '美区', currency: 'USD' },
      }),
    ],
    ['costs.xlsx', await workbookBytes([costSheet(costs)])],
    ['costs-template.xlsx', await workbookBytes([costSheet([])])],
  ])
}

async function billZip({ store, ...note }: BillSample): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new ZipWriter({ onPiece: (piece) => pieces.push(piece) })
  zip.store(SAMPLE_NOTE, new TextEncoder().encode(BYTE_ORDER_MARK + noteOf(note)))
  for (const month of store.months) {
    if (month.book !== note.book || !note.months.includes(month.month)) continue
    for (const [path, bytes] of await monthFiles(store, markedMonth(month))) {
      zip.store(`${month.month}/${MARK}-${path.slice(path.lastIndexOf('/') + 1)}`, bytes)
    }
  }
  zip.end()
  return Buffer.concat(pieces)
}

/** The same month, its products called samples. Their ids and codes stay: costs find them. */
function markedMonth(month: BookMonth): BookMonth {
  const marked = (fact: Fact): Fact => ({
    ...fact,
    sku: fact.sku && { ...fact.sku, name: `${MARK} ${fact.sku.name}` },
  })
  return { ...month, facts: month.facts.map(marked) }
}

function costCells({ code, from, parts }: CostVersion): CostCells {
  const [goods, head, pack, other] = parts.map((part) => amountText(part))
  return {
    ...{ skuCode: code, skuId: '', validFrom: from, currency: 'CNY' },
    ...{ goods: goods ?? '', head: head ?? '', pack: pack ?? '', other: other ?? '' },
    ...{ supplier: `${MARK}供应商`, note: `${MARK}数据` },
  }
}

/** Columns in the order of the grid of costs, so that rows can be copied into it as one block. */
const costSheet = (rows: readonly CostCells[]): OfficialSheet => ({
  name: '成本',
  heading: COST_CELLS.map((cell) => COST_FIELDS[cell].aliases[0]),
  rows: rows.map((row) => COST_CELLS.map((cell) => row[cell])),
})

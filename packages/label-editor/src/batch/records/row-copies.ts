import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'

/** How many labels a row makes: the same for all, or what a column says. */
export type Copies = { kind: 'fixed'; count: number } | { kind: 'column'; column: number }

/** Labels of a row; null when its cell is no number that can be printed. An empty cell makes one. */
export function copiesOf({ cells }: Pick<RawRow, 'cells'>, copies: Copies): number | null {
  if (copies.kind === 'fixed') return copies.count
  const written = (cells[copies.column] ?? '').normalize('NFKC').replaceAll(',', '').trim()
  if (written === '') return 1
  // A column with the format 0.00 shows 5.00.
  return /^\d{1,6}(\.0+)?$/.test(written) && Number(written) <= BATCH_LIMITS.copies ? Number(written) : null
}

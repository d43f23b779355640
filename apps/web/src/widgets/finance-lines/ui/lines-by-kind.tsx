import { EVENT_KIND_NAMES, type EventKind } from '@haixuan/rules'
import type { FinanceLines } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { kindsOfLines } from '../lib/kinds-of-lines.ts'
import { LineTable } from './line-table.tsx'

interface LinesByKindProps {
  /** What the lines are of. */
  label: string
  page: FinanceLines
}

/** Lines of several kinds: a table for each, so that a column is there only where its bill has it. */
export function LinesByKind({ label, page }: LinesByKindProps) {
  return kindsOfLines(page).map(({ kind, page: lines }) => {
    const name = EVENT_KIND_NAMES[kind as EventKind] ?? kind
    return (
      <div key={kind} className={layout.part}>
        <h4 className={layout.heading}>
          {name} <span className={layout.note}>{lines.rows.length} 行</span>
        </h4>
        <LineTable label={`${label} ${name}`} page={lines} />
      </div>
    )
  })
}

import type { Column } from './column.ts'
import type { Zones } from './column-layout.ts'
import type { Position } from './grid-moves.ts'
import { isLeading } from './leading-columns.ts'
import { fillTargets, planPaste } from './paste-plan.ts'
import type { Selection } from './selection.ts'
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts'

export type Cells<Row> = {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly zones: Zones<Row>
  readonly active: Position
  readonly selection: Selection
}

/** The active cell as a clipboard holds it; empty where there is none. */
export function copiedCell<Row>({ rows, zones, active }: Pick<Cells<Row>, 'rows' | 'zones' | 'active'>) {
  const column: Column<Row> | undefined = zones.all[active.column]?.column
  const row = rows[active.row]
  return column && row !== undefined ? writeTabSeparated([[column.copyText(row)]]) : ''
}

/** What pasting that text at the active cell would change. A single line fills all selected rows. */
export function pastedCells<Row extends object>(
  text: string,
  { rows, ids, zones, active, selection }: Cells<Row>,
) {
  const lines = readTabSeparated(text)
  const columns = zones.all
    .slice(active.column)
    .map(({ column }) => column)
    .filter(({ id }) => !isLeading(id))
  const targets = fillTargets(lines, ids, selection, active.row)
  return targets
    ? planPaste({ rows, ids, columns, targets, lines: targets.map(() => lines[0] ?? []) })
    : planPaste({ rows, ids, columns, targets: lines.map((_, at) => active.row + at), lines })
}

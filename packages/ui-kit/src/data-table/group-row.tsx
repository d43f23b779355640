import type { PlacedColumn, Zones } from './column-layout.ts'
import head from './header.module.css'
import css from './row.module.css'

type Run<Row> = { readonly name: string | undefined; readonly columns: PlacedColumn<Row>[] }

/** Neighbours with the same group in one run; columns without a group make runs without a name. */
function groupRuns<Row>(columns: readonly PlacedColumn<Row>[]): Run<Row>[] {
  const runs: Run<Row>[] = []
  for (const placed of columns) {
    const last = runs.at(-1)
    if (last && last.name === placed.column.group) last.columns.push(placed)
    else runs.push({ name: placed.column.group, columns: [placed] })
  }
  return runs
}

/** The upper row of headings. Decorative for screen readers, which hear the group in the heading's words. */
export function GroupRow<Row>({ zones }: { readonly zones: Zones<Row> }) {
  return (
    <div className={`${css['row']} ${css['groupRow']}`} aria-hidden="true">
      {(['left', 'center', 'right'] as const).map((zone) =>
        zones[zone].length === 0 && zone !== 'center' ? null : (
          <div key={zone} className={`${css['zone']} ${css[zone]}`}>
            {groupRuns(zones[zone]).map(({ name, columns }) => {
              const first = columns[0]?.index ?? 0
              const width = columns.map(({ index }) => `var(--w-${index})`).join(' + ')
              return name === undefined ? null : (
                <div
                  key={`${name}-${first}`}
                  className={`${css['cell']} ${css['centered']} ${head['group']}`}
                  style={{ insetInlineStart: `var(--x-${first})`, inlineSize: `calc(${width})` }}
                >
                  {name}
                </div>
              )
            })}
          </div>
        ),
      )}
    </div>
  )
}

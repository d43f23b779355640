import { Button } from '@haixuan/ui-kit'
import { type Column, columnsFor } from '@haixuan/ui-kit/data-table'
import type { OwnDraft } from '../lib/own-draft.ts'
import type { OwnFormat } from '../lib/own-format.ts'
import styles from './edit-own-formats.module.css'

/** Columns of the template, each editable. A cell that cannot be kept keeps what was typed, and says why. */
export function ownColumns<Cell extends string>(
  { cells, headings, amounts, name, blankText }: OwnFormat<Cell>,
  faultOf: (draft: OwnDraft<Cell>, cell: Cell) => string | undefined,
  onRemove: (draft: OwnDraft<Cell>) => void,
): readonly Column<OwnDraft<Cell>>[] {
  const column = columnsFor<OwnDraft<Cell>>()
  const fixed = { canSort: false, canHide: false, canMove: false }
  return [
    ...cells.map((cell, at) =>
      column.text(cell, {
        ...headings[cell],
        ...fixed,
        align: amounts.has(cell) ? 'end' : 'start',
        ...(at === 0 && { pin: 'left' as const }),
        value: (draft) => draft.cells[cell],
        title: (draft) => faultOf(draft, cell) ?? draft.cells[cell],
        edit: (draft, text) => ({ row: { ...draft, cells: { ...draft.cells, [cell]: text.trim() } } }),
        render: ({ row }) => (
          <CellText {...{ row, cell, fault: faultOf(row, cell) }} blank={blankText?.[cell] ?? '—'} />
        ),
      }),
    ),
    column.custom<boolean>('remove', {
      ...{ heading: '操作', width: 84, ...fixed },
      value: ({ isRemoved }) => isRemoved,
      text: () => '',
      render: ({ row, tabIndex }) =>
        row.origin === 'stored' ? (
          <Button
            variant="quiet"
            size="small"
            tabIndex={tabIndex}
            aria-label={`${row.isRemoved ? '不删' : '删除'}${name} ${cells
              .map((cell) => row.start[cell])
              .join(' ')
              .trim()}`}
            onClick={() => onRemove(row)}
          >
            {row.isRemoved ? '不删' : '删除'}
          </Button>
        ) : null,
    }),
  ]
}

interface CellTextProps<Cell extends string> {
  row: OwnDraft<Cell>
  cell: Cell
  fault: string | undefined
  /** What an empty cell of a stored row says. */
  blank: string
}

function CellText<Cell extends string>({ row, cell, fault, blank }: CellTextProps<Cell>) {
  const isChanged = row.cells[cell] !== row.start[cell]
  const shown =
    row.cells[cell] || (row.origin === 'blank' || isChanged ? '' : row.origin === 'missing' ? '—' : blank)
  if (row.isRemoved) return <del className={styles.removed}>{shown}</del>
  if (fault === undefined) return <span className={isChanged ? styles.changed : undefined}>{shown}</span>
  return (
    <span className={styles.bad} title={fault}>
      {shown || '要填'}
      <span className={styles.hidden}>：{fault}</span>
    </span>
  )
}

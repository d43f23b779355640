import { Button, TextField } from '@haixuan/ui-kit'
import { editFields } from '../../commands/transform-elements.ts'
import type { TableElement } from '../../document/element.ts'
import { useEditor } from '../editor.ts'
import styles from './inspector.module.css'

const MOST = 12

/** The texts of a table, and how many rows and columns it has. */
export function TableCells({ element }: { element: TableElement }) {
  const { store } = useEditor()
  const { cells, columns } = element
  const set = (label: string, fields: Partial<TableElement>) =>
    store.run(label, editFields([element.id], fields))
  const write = (row: number, column: number, text: string) =>
    set('修改单元格', {
      cells: cells.map((line, at) =>
        at === row ? line.map((cell, index) => (index === column ? text : cell)) : line,
      ),
    })
  const pitch = Math.round(element.height / cells.length)
  return (
    <>
      <div
        className={styles.cells}
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {cells.flatMap((line, row) =>
          line.map((text, column) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={`${row}-${column}`}
              label={`第 ${row + 1} 行第 ${column + 1} 列`}
              labelPlacement="hidden"
              value={text}
              disabled={element.isLocked}
              onChange={(next) => write(row, column, next)}
            />
          )),
        )}
      </div>
      <div className={styles.swap}>
        <Button
          size="small"
          disabled={cells.length >= MOST}
          onClick={() =>
            set('添加行', { cells: [...cells, columns.map(() => '')], height: element.height + pitch })
          }
        >
          加行
        </Button>
        <Button
          size="small"
          disabled={cells.length <= 1}
          onClick={() => set('删除行', { cells: cells.slice(0, -1), height: element.height - pitch })}
        >
          减行
        </Button>
        <Button
          size="small"
          disabled={columns.length >= MOST}
          onClick={() =>
            set('添加列', { columns: [...columns, 1], cells: cells.map((line) => [...line, '']) })
          }
        >
          加列
        </Button>
        <Button
          size="small"
          disabled={columns.length <= 1}
          onClick={() =>
            set('删除列', { columns: columns.slice(0, -1), cells: cells.map((line) => line.slice(0, -1)) })
          }
        >
          减列
        </Button>
      </div>
    </>
  )
}

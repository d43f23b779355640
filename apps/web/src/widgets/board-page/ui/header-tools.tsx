import { HelpIcon, IconButton, useRovingFocus } from '@haixuan/ui-kit'
import type { Column } from '@haixuan/ui-kit/data-table'
import { ColumnChooser } from '#features/choose-columns'
import { CompareLink } from '#features/compare-rows'
import { ExportButton, type ExportSubject } from '#features/export-rows'
import type { Board, BoardKind, ListOperation, RowOf } from '#shared/board'
import styles from './header-tools.module.css'

interface HeaderToolsProps<Op extends ListOperation, Slot extends string> {
  board: Board<Op, Slot>
  kind: BoardKind<RowOf<Op>, Slot>
  columns: readonly Column<RowOf<Op>>[]
  subject: ExportSubject
  onHelp: () => void
}

/** What can be done with the list as a whole. */
export function HeaderTools<Op extends ListOperation, Slot extends string>(
  props: HeaderToolsProps<Op, Slot>,
) {
  const tools = useRovingFocus()
  return (
    <div ref={tools} role="toolbar" aria-label="列表操作" className={styles.tools}>
      {(props.kind.subject === 'goods' || props.kind.subject === 'shop') && (
        <CompareLink subject={props.kind.subject} />
      )}
      <ExportButton subject={props.subject} />
      <ColumnChooser path={props.board.path} columns={props.columns} />
      <IconButton label="键盘快捷键" icon={<HelpIcon />} onClick={props.onHelp} />
    </div>
  )
}

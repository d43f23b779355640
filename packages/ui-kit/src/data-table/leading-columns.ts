import type { Column } from './column.ts'

export const SELECT_COLUMN = '__select'
export const EXPAND_COLUMN = '__expand'

function leading<Row>(id: string, heading: string): Column<Row> {
  return {
    id,
    heading,
    align: 'center',
    isNumeric: false,
    width: 36,
    minWidth: 36,
    maxWidth: 36,
    narrowWidth: 36,
    grow: 0,
    pin: 'left',
    isHidden: false,
    canHide: false,
    canSort: false,
    canResize: false,
    canMove: false,
    firstDirection: 'asc',
    value: () => undefined,
    compare: () => 0,
    text: () => '',
    copyText: () => '',
  }
}

/** The kit's own columns, which are before the declared ones and never move. */
export function leadingColumns<Row>(canSelect: boolean, canExpand: boolean): readonly Column<Row>[] {
  return [
    ...(canSelect ? [leading<Row>(SELECT_COLUMN, '选择')] : []),
    ...(canExpand ? [leading<Row>(EXPAND_COLUMN, '展开')] : []),
  ]
}

export function isLeading(id: string): boolean {
  return id === SELECT_COLUMN || id === EXPAND_COLUMN
}

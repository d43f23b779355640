export { type CellContext, type Column, type ColumnShape, columnsFor, type EditResult } from './column.ts'
export { ColumnList, type ColumnListProps } from './column-list.tsx'
export { ColumnPicker, type ColumnPickerProps } from './column-picker.tsx'
export {
  type ColumnState,
  defaultColumnState,
  fitColumnState,
  moveColumn,
  pinColumn,
  setColumnHidden,
  setColumnWidth,
} from './column-state.ts'
export { DataTable } from './data-table.tsx'
export type { DataTableHandle, DataTableProps, RowChange } from './data-table-props.ts'
export type { Selection } from './selection.ts'
export { nextSort, type SortDirection, type SortRule } from './sort-rules.ts'
export { readTabSeparated, rowsToText, writeTabSeparated } from './tab-separated.ts'

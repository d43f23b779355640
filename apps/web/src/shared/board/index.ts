export type { BoardKind, CellTools, RowAction, SlotCell, SlotCells, Subject } from './board-kind.ts'
export {
  boardCountQuery,
  boardLateCountQuery,
  boardPageQuery,
  type PageQuery,
} from './board-query.ts'
export type { ColumnBuilder, ColumnOptions, FieldColumnBuilder, RowFields } from './column-builder.ts'
export { type Board, defineBoard } from './define-board.ts'
export type { FilterBuilder, IdSet, QueryFilterBuilder, RangeOptions, RangePreset } from './filter-builder.ts'
export { type Names, rangeText } from './filter-codec.ts'
export { keptActions } from './kept-actions.ts'
export { fromList, listAddressOf } from './list-address.ts'
export { countText, isLateCount } from './list-count.ts'
export type {
  BoardQuery,
  FilterQuery,
  ListOperation,
  ListPage,
  PageOf,
  ParamsOf,
  RowOf,
  SortField,
} from './list-operation.ts'
export { withDetail, withFixed, withKept, withPath, withPresets } from './operators.ts'
export type { RawSearch } from './param-reader.ts'
export { isPresetOn, togglePreset } from './preset.ts'
export { type Chip, PAGE_SIZE, type QueryPatch } from './search-schema.ts'
export { type BoardSearch, type BoardState, useBoardSearch } from './use-board-search.ts'
export { useListCount } from './use-list-count.ts'

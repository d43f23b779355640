export type { BoardView } from './lib/stored-views.ts'
export { $boardViews, columnsChanged } from './model/board-view.ts'
export { ColumnChooser } from './ui/column-chooser.tsx'

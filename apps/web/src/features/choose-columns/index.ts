export { $boardViews, type BoardView, columnsChanged } from './model/board-view.ts'
export { ColumnChooser } from './ui/column-chooser.tsx'

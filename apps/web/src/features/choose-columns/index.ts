export { $boardViews, type BoardView, columnsChanged, columnsReset } from './model/board-view.ts'
export { ColumnChooser } from './ui/column-chooser.tsx'

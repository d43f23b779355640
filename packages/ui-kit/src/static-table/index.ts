export { type StaticColumn, StaticTable, type StaticTableProps } from './static-table.tsx'

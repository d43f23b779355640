export { officialCell, officialHeadings, sourceOf } from './lib/line-table.ts'
export { LineTable } from './ui/line-table.tsx'
export { LinesByKind } from './ui/lines-by-kind.tsx'

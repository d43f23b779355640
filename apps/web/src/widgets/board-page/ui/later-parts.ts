export { SelectionBar } from './batch-acts.tsx'
export { EmptyRows } from './empty-rows.tsx'

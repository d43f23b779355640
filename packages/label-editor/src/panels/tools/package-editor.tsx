import { MarkGrid } from './mark-grid.tsx'

/** Marks of materials, of sorting and of handling. */
export function PackageEditor() {
  return <MarkGrid groups={['recycling', 'sorting', 'handling']} />
}

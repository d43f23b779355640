import { MarkGrid } from './mark-grid.tsx'

/** Marks of approval, of products and of care. */
export function LogoEditor() {
  return (
    <MarkGrid
      groups={[
        'approval',
        'electrical',
        'hazard',
        'washing',
        'drying',
        'american',
        'footwear',
        'cosmetics',
        'medical',
        'energy',
      ]}
    />
  )
}

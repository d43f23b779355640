import type { LabelElement } from '../../document/element.ts'
import { ImageCrop } from './image-crop.tsx'
import { ImageLevel } from './image-level.tsx'
import { PathFields } from './path-fields.tsx'
import { TableCells } from './table-cells.tsx'

/** Fields that need more than one control. */
export function OwnField({ name, element }: { name: string; element: LabelElement }) {
  if (element.kind === 'table' && name === 'cells') return <TableCells element={element} />
  if (element.kind === 'image' && name === 'crop') return <ImageCrop element={element} />
  if (element.kind === 'image' && name === 'threshold') return <ImageLevel element={element} />
  if (element.kind === 'shape' && name === 'nodes') return <PathFields element={element} />
  return null
}

import type { DragEvent } from 'react'

/** Kind of what is dragged: the id of a label of the storage. */
const KIND = 'application/x-haixuan-label'

export function startLabelDrag(event: DragEvent, id: string): void {
  event.dataTransfer.setData(KIND, id)
  event.dataTransfer.effectAllowed = 'move'
}

export const isLabelDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(KIND)

/** Id of the label that was let go; empty for anything else. */
export const draggedLabel = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(KIND)

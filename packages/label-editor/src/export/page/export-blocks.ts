import { BARCODE_NAMES } from '../../barcode/barcode-format.ts'
import type { LabelElement } from '../../document/element.ts'
import type { LabelPage } from '../../document/label-document.ts'
import { captionOf, layoutOf } from '../../elements/element-registry.ts'
import type { DisplayList, LayoutContext } from '../../layout/display-list.ts'
import { fillVariables } from '../../layout/fill-variables.ts'
import { pageFrame } from '../../layout/page-frame.ts'
import type { ExportBlock, ExportProblem } from './export-page.ts'
import { IDENTITY, placementOf } from './matrix.ts'

/** An element as it prints, and what is wrong with it. */
export interface LaidOut {
  block: ExportBlock
  problems: readonly ExportProblem[]
}

function readingOf(element: LabelElement, context: LayoutContext): ExportBlock['reading'] {
  switch (element.kind) {
    case 'text':
      return { role: 'text', text: fillVariables(element.text, context) }
    case 'table': {
      const rows = element.cells.map((row) => row.map((cell) => fillVariables(cell, context)).join('\t'))
      return { role: 'text', text: rows.join('\n') }
    }
    case 'barcode':
      return { role: 'figure', text: `${BARCODE_NAMES[element.format]} ${element.value}` }
    case 'mark':
    case 'image':
      return { role: 'figure', text: captionOf(element) }
    default:
      return null
  }
}

const problemsOf = (element: LabelElement, { notes, hint, isPending }: DisplayList): ExportProblem[] => {
  const name = captionOf(element)
  const found = notes.map(({ kind, message }) => ({
    elementId: element.id,
    name,
    kind,
    message,
    isLost: hint !== null && !isPending,
  }))
  if (hint === null || found.length > 0) return found
  return [{ elementId: element.id, name, kind: 'unknown', message: hint, isLost: true }]
}

/** Lays an element out for print. */
export function layOutElement(element: LabelElement, context: LayoutContext): LaidOut {
  const list = layoutOf(element, context)
  const filled =
    element.kind === 'barcode' ? { ...element, value: fillVariables(element.value, context) } : element
  return {
    block: {
      elementId: element.id,
      kind: element.kind,
      name: captionOf(filled),
      matrix: placementOf(element),
      items: list.items,
      reading: list.items.length > 0 ? readingOf(filled, context) : null,
    },
    problems: problemsOf(filled, list),
  }
}

/** The printed frame of a page as a block; none when it has no frame. */
export function frameBlock(page: LabelPage): ExportBlock[] {
  const frame = pageFrame(page)
  if (!frame) return []
  return [{ elementId: '', kind: 'frame', name: '边框', matrix: IDENTITY, items: [frame], reading: null }]
}

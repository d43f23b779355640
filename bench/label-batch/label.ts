import type { LabelElement } from '../../packages/label-editor/src/document/element.ts'
import { SCHEMA_VERSION } from '../../packages/label-editor/src/document/label-document.ts'
import { newBarcode, newPage, newText } from '../../packages/label-editor/src/document/new-document.ts'
import { serializeDocument } from '../../packages/label-editor/src/document/parse-document.ts'
import { CODE_BOX, EAN_BOX, HEIGHT, LINES, PITCH, SIZE, WIDTH } from '../label-export/label.ts'

/** The label of the export bench without the imported page, as the file that the editor opens. */
export function labelFile(): string {
  const elements: LabelElement[] = [
    ...LINES.map(({ y, text, isBold }, at) => ({
      ...newText(`line-${at}`, text),
      x: 200,
      y,
      width: WIDTH - 400,
      height: PITCH,
      fontSize: SIZE,
      fontWeight: isBold ? ('bold' as const) : ('normal' as const),
    })),
    { ...newBarcode('ean', '{{ean}}'), format: 'ean13', ...EAN_BOX, moduleWidth: 25 },
    { ...newBarcode('code', '{{sku}}'), format: 'code128', ...CODE_BOX, moduleWidth: 25 },
  ]
  const page = { ...newPage('page', WIDTH, HEIGHT), order: elements.map(({ id }) => id) }
  return serializeDocument({
    schemaVersion: SCHEMA_VERSION,
    id: 'bench',
    name: '批量',
    isMyTemplate: false,
    dpi: 203,
    pages: [page],
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
    images: {},
    pdfs: {},
  })
}

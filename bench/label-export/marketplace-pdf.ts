import { PDFDocument } from 'pdf-lib'
import { encodeBarcode } from '../../packages/label-editor/src/barcode/encode-barcode.ts'
import { COUNT, PAGE, RECORDS } from './label.ts'

/** A file as marketplaces give it: a page with a barcode for each record. */
export async function marketplacePdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let at = 0; at < COUNT; at++) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    const encoding = encodeBarcode(RECORDS[at]?.sku ?? '', 'code128')
    if (!encoding.ok || encoding.modules.kind !== 'linear') throw new Error('no bars')
    let x = 20
    encoding.modules.widths.forEach((width, index) => {
      if (index % 2 === 0) page.drawRectangle({ x, y: 15, width: width * 1.1, height: 30 })
      x += width * 1.1
    })
  }
  return await pdf.save()
}

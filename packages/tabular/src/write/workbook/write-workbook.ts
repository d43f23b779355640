import { deflatedEntry } from '../zip/deflated-entry.ts'
import { type OpenEntry, ZipWriter } from '../zip/zip-writer.ts'
import { checkSheets, type Sheet } from './sheet.ts'
import { type LongText, SheetWriter } from './sheet-writer.ts'
import { workbookStyles } from './styles.ts'
import {
  firstParts,
  sheetPart,
  sheetRelations,
  sheetRelationsPart,
  WORKBOOK_PART,
  type WrittenSheet,
  workbookPart,
} from './workbook-parts.ts'

export interface WorkbookOptions {
  /** What compresses the parts; a library on the thread of the caller unless given. */
  openEntry?: OpenEntry
  /** Refused unless said otherwise. */
  longText?: LongText
}

/**
 * A workbook (xlsx), piece by piece as it is taken. Sheets are written one after the other, their rows read only as fast
 * as the pieces are taken; of a sheet nothing is kept but the addresses of its links. No cell can be a formula. The same
 * rows make the same bytes.
 * @throws {WriteLimitError} for what Excel could not open
 * @throws {RangeError} for no sheet, no column, no heading, or a row with more cells than there are columns
 */
export async function* writeWorkbook(
  sheets: readonly Sheet[],
  { openEntry = deflatedEntry, longText = 'refuse' }: WorkbookOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  checkSheets(sheets)
  const styles = workbookStyles(sheets.flatMap(({ columns }) => columns.map(({ format }) => format)))
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = []
  const zip = new ZipWriter({ onPiece: (piece) => pieces.push(piece) })
  const taken = () => pieces.splice(0)
  try {
    const writePart = async (name: string, xml: string) => {
      zip.begin(openEntry(name))
      await zip.write(encoder.encode(xml), true)
    }
    for (const [name, xml] of firstParts(sheets.length, styles.xml)) await writePart(name, xml)
    const written: WrittenSheet[] = []
    for (const [at, sheet] of sheets.entries()) {
      const writer = new SheetWriter(sheet, styles, longText)
      zip.begin(openEntry(sheetPart(at)))
      await zip.write(encoder.encode(writer.start()))
      for await (const batch of sheet.rows) {
        let text = ''
        for (const row of batch) text += writer.row(row)
        if (text !== '') await zip.write(encoder.encode(text))
        yield* taken()
      }
      await zip.write(encoder.encode(writer.end()), true)
      const { addresses } = writer.links
      if (addresses.length > 0) await writePart(sheetRelationsPart(at), sheetRelations(addresses))
      written.push(writer.written)
      yield* taken()
    }
    await writePart(WORKBOOK_PART, workbookPart(written))
    zip.end()
    yield* taken()
  } finally {
    zip.abort()
  }
}

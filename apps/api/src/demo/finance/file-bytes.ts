import { BYTE_ORDER_MARK, delimitedText, type Sheet, writeWorkbook, ZipWriter } from '@haixuan/tabular/write'
import type { OfficialSheet } from './sheet-form.ts'

const written = ({ name, heading, rows }: OfficialSheet): Sheet => ({
  name,
  columns: heading.map((one) => ({ heading: one, format: { type: 'id' } })),
  rows: [rows],
  hasFilter: false,
})

/** A workbook with all cells as text, as the marketplace exports it. */
export async function workbookBytes(sheets: readonly OfficialSheet[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook(sheets.map(written))) pieces.push(piece)
  return Buffer.concat(pieces)
}

const tableText = ({ heading, rows }: OfficialSheet) =>
  delimitedText([heading.map((one) => [one].flat().at(-1) ?? ''), ...rows], ',')

/** A csv in UTF-8 with its mark. */
export const csvBytes = (sheet: OfficialSheet): Uint8Array =>
  new TextEncoder().encode(BYTE_ORDER_MARK + tableText(sheet))

let codes: Map<string, number> | undefined

/** Every character of GBK by its two bytes: the platform only decodes it. */
function gbkCodes(): Map<string, number> {
  if (codes) return codes
  codes = new Map()
  const decoder = new TextDecoder('gbk')
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      if (low === 0x7f) continue
      const text = decoder.decode(Uint8Array.of(high, low))
      if (text.length === 1 && text !== '\ufffd') codes.set(text, high * 256 + low)
    }
  }
  return codes
}

/**
 * A csv in GBK, as Excel saves it in China.
 * @throws {RangeError} for a character that GBK does not have
 */
export function gbkBytes(sheet: OfficialSheet): Uint8Array {
  const bytes: number[] = []
  for (const letter of tableText(sheet)) {
    const code = letter.charCodeAt(0) < 128 ? letter.charCodeAt(0) : gbkCodes().get(letter)
    if (code === undefined) throw new RangeError(`GBK has no ${letter}`)
    if (code > 255) bytes.push(code >> 8)
    bytes.push(code & 255)
  }
  return Uint8Array.from(bytes)
}

/** A zip as macOS makes it: beside each file what its Finder knows of it. */
export function macZipBytes(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const pieces: Uint8Array[] = []
  const zip = new ZipWriter({ onPiece: (piece) => pieces.push(piece) })
  for (const [path, bytes] of files) {
    const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)]
    zip.store(path, bytes)
    zip.store(`__MACOSX/${folder}._${name}`, Uint8Array.of(0, 5, 22, 7, 0, 2, 0, 0))
  }
  zip.end()
  return Buffer.concat(pieces)
}

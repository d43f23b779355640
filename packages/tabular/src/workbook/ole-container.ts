import type { ByteSource } from './byte-source.ts'

/** What an OLE container holds: the binary workbook of Excel 97 to 2003, or an xlsx behind a password. */
export type OleContent = 'old_workbook' | 'locked_workbook' | null

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Sectors of the directory that are read: names of the main streams are among the first entries. */
const SECTORS = 8

/** Names of streams and storages, from the sectors behind the first one of the directory. */
async function entryNames(source: ByteSource): Promise<string[]> {
  const head = await source.read(0, HEADER_BYTES)
  if (head.length < HEADER_BYTES) return []
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  const sectorBytes = 2 ** view.getUint16(30, true)
  if (sectorBytes !== 512 && sectorBytes !== 4096) return []
  const from = (view.getUint32(48, true) + 1) * sectorBytes
  if (from >= source.size) return []
  const directory = await source.read(from, sectorBytes * SECTORS)
  const names: string[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES)
    const bytes = new DataView(entry.buffer, entry.byteOffset, ENTRY_BYTES).getUint16(64, true)
    // With the zero behind its letters; what is behind the directory looks like no entry.
    if (bytes < 4 || bytes > 64 || bytes % 2 === 1) continue
    names.push(new TextDecoder('utf-16le').decode(entry.subarray(0, bytes - 2)))
  }
  return names
}

/** What an OLE container holds, by the names of its streams; null: neither, or the directory cannot be read. */
export async function oleContent(source: ByteSource): Promise<OleContent> {
  const names = await entryNames(source)
  if (names.includes('EncryptedPackage')) return 'locked_workbook'
  return names.includes('Workbook') || names.includes('Book') ? 'old_workbook' : null
}

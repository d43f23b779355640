import { type UnpackBudget, unpackEntry } from './unpack-entry.ts'
import { createXmlReader, type XmlHandlers } from './xml-reader.ts'
import type { ZipEntry } from './zip-entries.ts'

/** A workbook that is open: its bytes, its directory, and what may still be unpacked. */
export interface OpenWorkbook {
  bytes: Uint8Array
  entries: ReadonlyMap<string, ZipEntry>
  budget: UnpackBudget
}

/** Reads a part of a workbook; answers false when it is not there. */
export function readPart(workbook: OpenWorkbook, name: string, handlers: Partial<XmlHandlers>): boolean {
  const entry = workbook.entries.get(name)
  if (!entry) return false
  const reader = createXmlReader({ open: () => {}, close: () => {}, text: () => {}, ...handlers })
  const decoder = new TextDecoder()
  for (const piece of unpackEntry(workbook.bytes, entry, workbook.budget)) {
    reader.push(decoder.decode(piece, { stream: true }))
  }
  reader.push(decoder.decode())
  reader.end()
  return true
}

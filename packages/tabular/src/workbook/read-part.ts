import type { ByteSource } from './byte-source.ts'
import { type UnpackBudget, unpackSteps } from './unpack-entry.ts'
import type { WorkbookLimits } from './workbook-limits.ts'
import { createXmlReader, type XmlHandlers } from './xml-reader.ts'
import type { ZipEntry } from './zip-directory.ts'

/** A zip file that is open: its directory, and what may still be unpacked. */
export interface OpenZip {
  source: ByteSource
  entries: ReadonlyMap<string, ZipEntry>
  budget: UnpackBudget
  limits: WorkbookLimits
}

/** Reads a part of a workbook step by step; nothing when it is not there. */
export async function* partSteps(
  zip: OpenZip,
  name: string,
  handlers: Partial<XmlHandlers>,
): AsyncGenerator<void> {
  const entry = zip.entries.get(name)
  if (!entry) return
  const reader = createXmlReader({ open: () => {}, close: () => {}, text: () => {}, ...handlers }, zip.limits)
  const decoder = new TextDecoder()
  const push = (piece: Uint8Array) => reader.push(decoder.decode(piece, { stream: true }))
  yield* unpackSteps(zip.source, entry, zip.budget, push)
  reader.push(decoder.decode())
  reader.end()
}

/** Reads a part of a workbook; answers false when it is not there. */
export async function readPart(zip: OpenZip, name: string, handlers: Partial<XmlHandlers>): Promise<boolean> {
  for await (const _ of partSteps(zip, name, handlers));
  return zip.entries.has(name)
}

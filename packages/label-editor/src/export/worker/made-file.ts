import { ZipWriter } from '@haixuan/tabular/write'
import { createBlobSink } from './blob-sink.ts'

/** A file that can be saved. */
export interface MadeFile {
  file: Blob
  /** With its ending. */
  name: string
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  zpl: 'application/vnd.zebra.zpl',
}

/**
 * The pages of a label as one file: the page itself when there is one, else all in a zip.
 * @param name Without ending.
 * @param now Epoch milliseconds, the time that files in a zip carry.
 */
export function madeFile(
  pages: readonly Uint8Array[],
  name: string,
  ending: 'png' | 'svg' | 'zpl',
  now: number,
): MadeFile {
  const type = TYPES[ending] ?? ''
  const [only] = pages
  if (pages.length === 1 && only)
    return { file: new Blob([only as BlobPart], { type }), name: `${name}.${ending}` }
  const { sink, blob } = createBlobSink()
  const zip = new ZipWriter({ onPiece: sink, time: now })
  const width = String(pages.length).length
  for (const [at, page] of pages.entries()) {
    zip.store(`${name}-${String(at + 1).padStart(width, '0')}.${ending}`, page)
  }
  zip.end()
  return { file: blob('application/zip'), name: `${name}.zip` }
}

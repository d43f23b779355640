import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { ChunkDecoder, type TextEncoding } from '@haixuan/tabular'
import type { ByteSource } from '@haixuan/tabular/workbook'
import { ImportFileError, inImportWords } from './import-file-error.ts'

const CHUNK = 256 * 1024

/** Bytes of a file in order, unpacked when it is gzip. Holds one chunk at a time. */
export async function* fileBytes(path: string, gzip: boolean): AsyncGenerator<Buffer> {
  const raw = createReadStream(path, { highWaterMark: CHUNK })
  if (!gzip) {
    yield* raw as AsyncIterable<Buffer>
    return
  }
  const unpacked = createGunzip({ chunkSize: CHUNK })
  raw.on('error', (error) => unpacked.destroy(error))
  raw.pipe(unpacked)
  try {
    yield* unpacked as AsyncIterable<Buffer>
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new ImportFileError('file_unreadable', 'gzip 文件已损坏或不完整，请重新压缩或解压后再导入。')
    }
    throw error
  } finally {
    raw.destroy()
  }
}

/** Decoded text of a file, without byte order mark. A byte that does not belong to the encoding is an error. */
export async function* fileText(path: string, encoding: TextEncoding, gzip: boolean): AsyncGenerator<string> {
  const decoder = new ChunkDecoder(encoding)
  for await (const bytes of fileBytes(path, gzip)) yield inImportWords(() => decoder.push(bytes))
  yield inImportWords(() => decoder.end())
}

/** A file that can be read at any place; close it when it is no longer needed. */
export async function openSource(path: string): Promise<ByteSource & { close(): Promise<void> }> {
  const handle = await open(path)
  const { size } = await handle.stat()
  return {
    size,
    async read(offset, length) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

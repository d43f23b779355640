import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { ImportFileError } from './import-file-error.ts'

/** Encodings that can be read; the last two only when a person has named them, for their bytes prove nothing. */
export const ENCODING_NAME = {
  'utf-8': 'UTF-8',
  gb18030: 'GBK/GB18030',
  'utf-16le': 'UTF-16',
  'windows-1252': 'Windows-1252（西欧）',
  shift_jis: 'Shift-JIS（日文）',
} as const
export type Encoding = keyof typeof ENCODING_NAME

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
export async function* fileText(path: string, encoding: Encoding, gzip: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const bytes of fileBytes(path, gzip)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

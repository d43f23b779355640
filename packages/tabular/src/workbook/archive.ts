import { TableError, type TableReason } from '../table-error.ts'
import type { ByteSource } from './byte-source.ts'
import { UnpackBudget, unpackSteps } from './unpack-entry.ts'
import { WORKBOOK_LIMITS } from './workbook-limits.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** What a zip of tables may hold. */
export interface ArchiveLimits {
  /** Bytes of the zip. */
  fileBytes: number
  entries: number
  /** Bytes that all files together may unpack to, and one of them alone. */
  unpackedBytes: number
  entryBytes: number
  /** How many times larger than packed one file may be. */
  ratio: number
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  fileBytes: 100 * 1024 * 1024,
  entries: 1_000,
  unpackedBytes: 512 * 1024 * 1024,
  entryBytes: 32 * 1024 * 1024,
  ratio: 200,
}

export interface ArchiveFile {
  /** With its folders. */
  name: string
  /** @throws {TableError} for a file that is broken or beyond the limits */
  read(): Promise<Uint8Array>
}

/** Programs of Chinese Windows write names in GBK and do not say so. */
function zipName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const SENTENCES: Readonly<Partial<Record<TableReason, string>>> = {
  broken_workbook: '压缩包已损坏或不完整，请重新下载或重新压缩后重试',
  old_or_locked: '压缩包有密码，请解压后再放入文件',
  unsafe_workbook: '压缩包解压后过大或文件太多，请解压后分次放入文件',
}

/** What the reader of workbooks says, said of a zip of tables. */
function ofArchive(error: unknown): unknown {
  if (!(error instanceof TableError) || !error.message.startsWith('xlsx')) return error
  return new TableError(error.reason, SENTENCES[error.reason] ?? error.message)
}

async function unpacked(
  source: ByteSource,
  entry: ZipEntry,
  budget: UnpackBudget,
  most: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  const steps = unpackSteps(source, entry, budget, (piece) => {
    length += piece.length
    if (length > most) {
      const megabytes = Math.round(most / 1024 / 1024)
      throw new TableError('unsafe_workbook', `压缩包里有文件超过 ${megabytes} MB，请分成几个文件`)
    }
    pieces.push(piece.slice())
  })
  for await (const _ of steps);
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * The files of a zip, in its order; folders are none. Null for a zip that is a workbook itself.
 * @throws {TableError} for a zip that is broken, has a password, or is beyond the limits
 */
export async function openArchive(
  source: ByteSource,
  given: Partial<ArchiveLimits> = {},
): Promise<readonly ArchiveFile[] | null> {
  const limits = { ...ARCHIVE_LIMITS, ...given }
  if (source.size > limits.fileBytes) {
    const megabytes = Math.round(limits.fileBytes / 1024 / 1024)
    throw new TableError('unsafe_workbook', `压缩包超过 ${megabytes} MB，请分成几个压缩包`)
  }
  const all = { ...WORKBOOK_LIMITS, ...limits }
  try {
    const entries = await readZipDirectory(source, all, zipName)
    if (entries.has('[Content_Types].xml') || entries.has('xl/workbook.xml')) return null
    const budget = new UnpackBudget(all)
    return [...entries.values()]
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry) => ({
        name: entry.name,
        read: async () => {
          try {
            return await unpacked(source, entry, budget, limits.entryBytes)
          } catch (error) {
            throw ofArchive(error)
          }
        },
      }))
  } catch (error) {
    throw ofArchive(error)
  }
}

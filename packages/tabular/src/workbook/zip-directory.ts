import { TableError } from '../table-error.ts'
import type { ByteSource } from './byte-source.ts'
import type { WorkbookLimits } from './workbook-limits.ts'

export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  packedSize: number
  /** CRC-32 of what it unpacks to. */
  checksum: number
  /** Where its local header begins. */
  offset: number
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
/** The comment behind the end record is at most this long. */
const COMMENT_MOST = 65_535
/** Name, extra field and comment of an entry together; three lengths of two bytes. */
const DIRECTORY_MOST = 16 * 1024 * 1024

export const brokenZip = () =>
  new TableError('broken_workbook', 'xlsx 文件已损坏或不完整，请在 Excel 里重新保存后重试')

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function endRecord(source: ByteSource): Promise<DataView> {
  const length = Math.min(source.size, END_SIZE + COMMENT_MOST)
  const view = viewOf(await source.read(source.size - length, length))
  for (let at = view.byteLength - END_SIZE; at >= 0; at--) {
    if (view.getUint32(at, true) === END_MARK)
      return new DataView(view.buffer, view.byteOffset + at, END_SIZE)
  }
  throw brokenZip()
}

/**
 * The directory of a zip file. Its sizes are not trusted: the code that unpacks counts the bytes.
 * @throws {TableError} for files that are broken, packed with a password, or hold more or other than a workbook does
 */
export async function readZipDirectory(
  source: ByteSource,
  limits: WorkbookLimits,
  nameOf: (bytes: Uint8Array) => string = (bytes) => new TextDecoder().decode(bytes),
): Promise<ReadonlyMap<string, ZipEntry>> {
  const end = await endRecord(source)
  const count = end.getUint16(10, true)
  if (count > limits.entries) {
    throw new TableError(
      'unsafe_workbook',
      `xlsx 里有 ${count} 个部件，超过 ${limits.entries} 个，不像普通表格，请另存为新文件`,
    )
  }
  const [size, offset] = [end.getUint32(12, true), end.getUint32(16, true)]
  if (size > DIRECTORY_MOST || offset + size > source.size) throw brokenZip()
  const bytes = await source.read(offset, size)
  const view = viewOf(bytes)
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY_MARK) throw brokenZip()
    const nameLength = view.getUint16(at + 28, true)
    const name = nameOf(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength))
    if (entries.has(name)) {
      throw new TableError('unsafe_workbook', 'xlsx 里有重名的部件，文件不可信，请在 Excel 里另存为新文件')
    }
    if ((view.getUint16(at + 8, true) & 1) === 1) {
      throw new TableError('old_or_locked', 'xlsx 有密码，请去掉密码后重试')
    }
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Where the packed bytes of an entry begin. @throws {TableError} when they are not where the directory says */
export async function packedStart(source: ByteSource, { offset, packedSize }: ZipEntry): Promise<number> {
  if (offset + LOCAL_SIZE > source.size) throw brokenZip()
  const view = viewOf(await source.read(offset, LOCAL_SIZE))
  if (view.getUint32(0, true) !== LOCAL_MARK) throw brokenZip()
  const start = offset + LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + packedSize > source.size) throw brokenZip()
  return start
}

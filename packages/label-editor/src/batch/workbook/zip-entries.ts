import { BatchError } from '../batch-error.ts'

export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  packedSize: number
  /** Where its local header begins. */
  offset: number
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_SIZE = 22
/** The comment behind the end record is at most this long. */
const COMMENT_MOST = 65_535
const ENTRIES_MOST = 200

const broken = () => new BatchError('xlsx 文件已损坏或不完整，请在 Excel 里重新保存后再上传')

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endRecord(bytes: Uint8Array, view: DataView): number {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MOST)
  for (let at = bytes.length - END_SIZE; at >= first; at--) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  throw broken()
}

/**
 * The directory of a zip file. What the directory says of sizes is a claim: whoever unpacks counts.
 * @throws {BatchError} for files that are broken, packed with a password, or hold more or other than a workbook does.
 */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = viewOf(bytes)
  const end = endRecord(bytes, view)
  const count = view.getUint16(end + 10, true)
  if (count > ENTRIES_MOST)
    throw new BatchError(`xlsx 里有 ${count} 个部件，超过 ${ENTRIES_MOST} 个，不像普通表格，请另存为新文件`)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_MARK) throw broken()
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (entries.has(name)) throw new BatchError('xlsx 里有重名的部件，文件不可信，请在 Excel 里另存为新文件')
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new BatchError('xlsx 有密码，请去掉密码后再上传')
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The packed bytes of an entry. @throws {BatchError} when they are not where the directory says. */
export function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array {
  const view = viewOf(bytes)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_MARK) throw broken()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packedSize > bytes.length) throw broken()
  return bytes.subarray(start, start + packedSize)
}

import { Inflate } from 'fflate'
import { BatchError } from '../batch-error.ts'
import { packedBytes, type ZipEntry } from './zip-entries.ts'

/** What all parts of a workbook together may unpack to, and how many times larger than packed. */
const TOTAL_MOST = 200 * 1024 * 1024
const RATIO_MOST = 100
/** Below this a high ratio is harmless: sheets of equal rows pack well. */
const RATIO_FROM = 8 * 1024 * 1024
/** Packed bytes at a time; deflate makes at most 1,032 of each. */
const STEP = 4_096

/** Counts what was unpacked of one file. */
export interface UnpackBudget {
  left: number
}

export const unpackBudget = (): UnpackBudget => ({ left: TOTAL_MOST })

const tooLarge = () => new BatchError('xlsx 解压后过大，不像普通表格，请只保留需要的工作表后另存')

/**
 * Unpacks an entry piece by piece; never holds more than one piece.
 * @throws {BatchError} for broken data, and as soon as the budget is spent.
 */
export function* unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: UnpackBudget,
): Generator<Uint8Array> {
  const packed = packedBytes(bytes, entry)
  if (entry.method !== 0 && entry.method !== 8) {
    throw new BatchError('xlsx 用了不支持的压缩方式，请在 Excel 里另存为新文件')
  }
  let made = 0
  const take = (piece: Uint8Array): Uint8Array => {
    made += piece.length
    budget.left -= piece.length
    if (budget.left < 0 || (made > RATIO_FROM && made > packed.length * RATIO_MOST)) throw tooLarge()
    return piece
  }
  if (entry.method === 0) {
    for (let at = 0; at < packed.length; at += 65_536) yield take(packed.subarray(at, at + 65_536))
    return
  }
  let pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => pieces.push(piece))
  for (let at = 0; at < packed.length; at += STEP) {
    try {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
    } catch {
      throw new BatchError('xlsx 文件已损坏，请在 Excel 里重新保存后再上传')
    }
    const ready = pieces
    pieces = []
    for (const piece of ready) yield take(piece)
  }
}

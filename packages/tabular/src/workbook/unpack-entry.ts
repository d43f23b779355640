import { Inflate } from 'fflate'
import { TableError } from '../table-error.ts'
import type { ByteSource } from './byte-source.ts'
import { checksum } from './checksum.ts'
import type { WorkbookLimits } from './workbook-limits.ts'
import { brokenZip, packedStart, type ZipEntry } from './zip-directory.ts'

/** Below this a high ratio is harmless: sheets of equal rows pack well. */
const RATIO_FROM = 8 * 1024 * 1024
/** Packed bytes that are fetched at once. */
const FETCHED = 65_536
/** Packed bytes that are unpacked at once; deflate makes at most 1,032 of each. */
const STEP = 4_096
/** Unpacked bytes after which the reader may stop. */
const PAUSE_AFTER = 131_072

const tooLarge = () =>
  new TableError('unsafe_workbook', 'xlsx 解压后过大，不像普通表格，请只保留需要的工作表后另存')

/** Counts what was unpacked of one file; a part that is read again counts once. */
export class UnpackBudget {
  readonly #limits: WorkbookLimits
  readonly #parts = new Map<string, number>()
  #spent = 0

  constructor(limits: WorkbookLimits) {
    this.#limits = limits
  }

  /** @param made bytes that the part has unpacked to so far @throws {TableError} beyond the limits */
  count({ name, packedSize }: ZipEntry, made: number): void {
    const before = this.#parts.get(name) ?? 0
    if (made > before) {
      this.#parts.set(name, made)
      this.#spent += made - before
    }
    const isSwollen = made > RATIO_FROM && made > packedSize * this.#limits.ratio
    if (isSwollen || this.#spent > this.#limits.unpackedBytes) throw tooLarge()
  }
}

/**
 * Unpacks an entry step by step and never holds more than one step. What comes is handed over at once; between two steps
 * the reader may stop.
 * @throws {TableError} for broken data, as soon as the budget is spent, and at the end for a wrong checksum
 */
export async function* unpackSteps(
  source: ByteSource,
  entry: ZipEntry,
  budget: UnpackBudget,
  onPiece: (piece: Uint8Array) => void,
): AsyncGenerator<void> {
  if (entry.method !== 0 && entry.method !== 8) {
    throw new TableError('unsafe_workbook', 'xlsx 用了不支持的压缩方式，请在 Excel 里另存为新文件')
  }
  const start = await packedStart(source, entry)
  let made = 0
  let sum = 0
  let paused = 0
  const take = (piece: Uint8Array) => {
    made += piece.length
    budget.count(entry, made)
    sum = checksum(piece, sum)
    onPiece(piece)
  }
  let pieces: Uint8Array[] = []
  const inflate = entry.method === 8 ? new Inflate((piece) => pieces.push(piece)) : null
  const unpack = (packed: Uint8Array, isLast: boolean) => {
    if (!inflate) return take(packed)
    try {
      inflate.push(packed, isLast)
    } catch {
      throw brokenZip()
    }
    const ready = pieces
    pieces = []
    for (const piece of ready) take(piece)
  }
  for (let at = 0; at < entry.packedSize; at += FETCHED) {
    const packed = await source.read(start + at, Math.min(FETCHED, entry.packedSize - at))
    for (let from = 0; from < packed.length; from += STEP) {
      const to = Math.min(from + STEP, packed.length)
      unpack(packed.subarray(from, to), at + to >= entry.packedSize)
      if (made - paused < PAUSE_AFTER) continue
      paused = made
      yield
    }
  }
  if (sum !== entry.checksum) throw brokenZip()
}

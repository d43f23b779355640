import { alignmentCentres, qrSize } from './qr-capacity.ts'

/** Smaller symbols need not say which version they are. */
const FIRST_WITH_VERSION = 7

/** Cells of a symbol in the making: `isFixed` are those that no mask turns. */
export interface QrGrid {
  size: number
  cells: Uint8Array
  isFixed: Uint8Array
}

function put(grid: QrGrid, x: number, y: number, dark: boolean): void {
  grid.cells[y * grid.size + x] = dark ? 1 : 0
  grid.isFixed[y * grid.size + x] = 1
}

function putSquare(
  grid: QrGrid,
  centreX: number,
  centreY: number,
  reach: number,
  isDark: (ring: number) => boolean,
): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [x, y] = [centreX + dx, centreY + dy]
      if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) continue
      put(grid, x, y, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

/** Remainder of a bit string under a generator polynomial, both as numbers. */
function remainder(value: number, generator: number, bits: number): number {
  let rest = value
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator)
  return rest
}

function putVersionBits(grid: QrGrid, bits: number): void {
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >>> at) & 1) === 1
    const [near, far] = [Math.floor(at / 3), grid.size - 11 + (at % 3)]
    put(grid, far, near, dark)
    put(grid, near, far, dark)
  }
}

/**
 * Finders, timing and alignment of an empty symbol. The places of format and version are taken; masks are judged
 * while the format's are dark and the version's light, as the reference encoder BWIPP does.
 */
export function emptyGrid(version: number): QrGrid {
  const size = qrSize(version)
  const grid = { size, cells: new Uint8Array(size * size), isFixed: new Uint8Array(size * size) }
  for (let at = 0; at < size; at++) {
    put(grid, at, 6, at % 2 === 0)
    put(grid, 6, at, at % 2 === 0)
  }
  const last = size - 4
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const) {
    putSquare(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  }
  const centres = alignmentCentres(version)
  const end = centres.at(-1)
  for (const y of centres) {
    for (const x of centres) {
      if ((x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)) continue
      putSquare(grid, x, y, 2, (ring) => ring !== 1)
    }
  }
  putFormatBits(grid, 0x7fff, false)
  if (version >= FIRST_WITH_VERSION) putVersionBits(grid, 0)
  return grid
}

function putFormatBits(grid: QrGrid, bits: number, isAlwaysDark: boolean): void {
  const { size } = grid
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >>> at) & 1) === 1
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at
    if (at < 8) put(grid, 8, near, dark)
    else put(grid, at === 8 ? 7 : near, 8, dark)
    if (at < 8) put(grid, size - 1 - at, 8, dark)
    else put(grid, 8, size - 15 + at, dark)
  }
  put(grid, 8, size - 8, isAlwaysDark)
}

/** Writes format and version. @param level Two bits of the error correction level. */
export function putFormat(grid: QrGrid, version: number, level: number, mask: number): void {
  const data = (level << 3) | mask
  putFormatBits(grid, ((data << 10) | remainder(data, 0x537, 10)) ^ 0x5412, true)
  if (version >= FIRST_WITH_VERSION) putVersionBits(grid, (version << 12) | remainder(version, 0x1f25, 12))
}

/** Writes codewords upwards and downwards in columns of two from the right. */
export function putCodewords(grid: QrGrid, codewords: readonly number[]): void {
  const { size, cells, isFixed } = grid
  let bit = 0
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isFixed[y * size + x]) continue
        cells[y * size + x] = ((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1
        bit++
      }
    }
  }
}

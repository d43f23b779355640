type Place = readonly [row: number, column: number]

/** A cell that no codeword has taken yet. */
const FREE = 2

/** Cells of a codeword around its last one. */
const UTAH: readonly Place[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
]

/** The codewords that are cut at corners; `end` is the last row and column. */
const CORNERS = {
  a: (end: number): readonly Place[] => [
    [end, 0],
    [end, 1],
    [end, 2],
    [0, end - 1],
    [0, end],
    [1, end],
    [2, end],
    [3, end],
  ],
  b: (end: number): readonly Place[] => [
    [end - 2, 0],
    [end - 1, 0],
    [end, 0],
    [0, end - 3],
    [0, end - 2],
    [0, end - 1],
    [0, end],
    [1, end],
  ],
  c: (end: number): readonly Place[] => [
    [end - 2, 0],
    [end - 1, 0],
    [end, 0],
    [0, end - 1],
    [0, end],
    [1, end],
    [2, end],
    [3, end],
  ],
  d: (end: number): readonly Place[] => [
    [end, 0],
    [end, end],
    [0, end - 2],
    [0, end - 1],
    [0, end],
    [1, end - 2],
    [1, end - 1],
    [1, end],
  ],
}

/** Cells of the codeword that is cut at a corner when the walk is at this cell; nothing elsewhere. */
function cornerAt(row: number, column: number, side: number): readonly Place[] | undefined {
  const end = side - 1
  if (row === side && column === 0) return CORNERS.a(end)
  if (row === side - 2 && column === 0 && side % 4 !== 0) return CORNERS[side % 8 === 4 ? 'c' : 'b'](end)
  return row === side + 4 && column === 2 && side % 8 === 0 ? CORNERS.d(end) : undefined
}

/** Where a cell is that may be beyond the left or the upper edge: it continues on the other side. */
function cellAt(row: number, column: number, side: number): number {
  let [y, x] = [row, column]
  if (y < 0) {
    y += side
    x += 4 - ((side + 4) % 8)
  }
  if (x < 0) {
    x += side
    y += 4 - ((side + 4) % 8)
  }
  return y * side + x
}

/**
 * Bits of codewords in the mapping matrix, ISO/IEC 16022 annex F.
 *
 * @param side Cells of the square mapping matrix, that is the symbol without its finders.
 */
export function placeCodewords(codewords: readonly number[], side: number): Uint8Array {
  const cells = new Uint8Array(side * side).fill(FREE)
  let next = 0
  const put = (places: readonly Place[], row = 0, column = 0) => {
    const codeword = codewords[next++] ?? 0
    places.forEach(([down, across], at) => {
      cells[cellAt(row + down, column + across, side)] = (codeword >> (7 - at)) & 1
    })
  }
  const putIfFree = (row: number, column: number) => {
    const isInside = row >= 0 && column >= 0 && row < side && column < side
    if (isInside && cells[row * side + column] === FREE) put(UTAH, row, column)
  }

  let [row, column] = [4, 0]
  do {
    const corner = cornerAt(row, column, side)
    if (corner) put(corner)
    do {
      putIfFree(row, column)
      row -= 2
      column += 2
    } while (row >= 0 && column < side)
    row += 1
    column += 3
    do {
      putIfFree(row, column)
      row += 2
      column -= 2
    } while (row < side && column >= 0)
    row += 3
    column += 1
  } while (row < side || column < side)

  if (cells[side * side - 1] === FREE) {
    cells[side * side - 1] = 1
    cells[(side - 1) * side - 2] = 1
  }
  return cells.map((cell) => (cell === FREE ? 0 : cell))
}

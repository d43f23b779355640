/**
 * Bits of codewords in the mapping matrix, ISO/IEC 16022 annex F.
 *
 * @param side Cells of the square mapping matrix, that is the symbol without its finders.
 */
export function placeCodewords(codewords: readonly number[], side: number): Uint8Array {
  const cells = new Uint8Array(side * side).fill(2)
  const put = (row: number, column: number, codeword: number, bit: number) => {
    let [y, x] = [row, column]
    if (y < 0) {
      y += side
      x += 4 - ((side + 4) % 8)
    }
    if (x < 0) {
      x += side
      y += 4 - ((side + 4) % 8)
    }
    cells[y * side + x] = ((codewords[codeword] ?? 0) >> (8 - bit)) & 1
  }
  const putAll = (places: readonly (readonly [number, number])[], codeword: number) => {
    places.forEach(([row, column], at) => {
      put(row, column, codeword, at + 1)
    })
  }
  const utah = (row: number, column: number, codeword: number) => {
    putAll(
      [
        [row - 2, column - 2],
        [row - 2, column - 1],
        [row - 1, column - 2],
        [row - 1, column - 1],
        [row - 1, column],
        [row, column - 2],
        [row, column - 1],
        [row, column],
      ],
      codeword,
    )
  }
  const end = side - 1
  const corners: Record<string, readonly (readonly [number, number])[]> = {
    a: [
      [end, 0],
      [end, 1],
      [end, 2],
      [0, end - 1],
      [0, end],
      [1, end],
      [2, end],
      [3, end],
    ],
    b: [
      [end - 2, 0],
      [end - 1, 0],
      [end, 0],
      [0, end - 3],
      [0, end - 2],
      [0, end - 1],
      [0, end],
      [1, end],
    ],
    c: [
      [end - 2, 0],
      [end - 1, 0],
      [end, 0],
      [0, end - 1],
      [0, end],
      [1, end],
      [2, end],
      [3, end],
    ],
    d: [
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
  const cornerAt = (row: number, column: number) => {
    if (row === side && column === 0) return corners['a']
    if (row === side - 2 && column === 0 && side % 4 !== 0) return corners[side % 8 === 4 ? 'c' : 'b']
    return row === side + 4 && column === 2 && side % 8 === 0 ? corners['d'] : undefined
  }
  const isFree = (row: number, column: number) =>
    row >= 0 && column >= 0 && row < side && column < side && cells[row * side + column] === 2

  let codeword = 0
  let [row, column] = [4, 0]
  do {
    const corner = cornerAt(row, column)
    if (corner) putAll(corner, codeword++)
    do {
      if (isFree(row, column)) utah(row, column, codeword++)
      row -= 2
      column += 2
    } while (row >= 0 && column < side)
    row += 1
    column += 3
    do {
      if (isFree(row, column)) utah(row, column, codeword++)
      row += 2
      column -= 2
    } while (row < side && column >= 0)
    row += 3
    column += 1
  } while (row < side || column < side)

  if (cells[side * side - 1] === 2) {
    cells[side * side - 1] = 1
    cells[(side - 1) * side - 2] = 1
  }
  return cells.map((cell) => (cell === 2 ? 0 : cell))
}

/** One record as it is in its file. */
export interface TableRow {
  /** Line of a text file or row of a sheet, from 1. */
  line: number
  cells: readonly string[]
  /** What is wrong with cells already in the file, by their position. */
  faults?: ReadonlyMap<number, string>
  /** The row is hidden or filtered out in its sheet. */
  isHidden?: true
  /** What merged cells above show in the empty cells of this row, by their position. */
  covered?: ReadonlyMap<number, string>
}

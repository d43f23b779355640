/** Cells of a row by column name, as text. An absent key is a missing value; text is never trimmed here. */
export type Cells = Readonly<Record<string, string>>

/** One row of a file: its cells, or why it could not be read although the file continues. */
export type ImportRow =
  | {
      line: number
      cells: Cells
      /** What is wrong with cells already in the file, by column name, in Chinese. */
      faults?: Readonly<Record<string, string>>
      /** The row is hidden or filtered out in its sheet. */
      isHidden?: true
    }
  | { line: number; broken: { reason: 'bad_json' | 'column_count' | 'not_an_object'; message: string } }

/** A row (CSV record, JSON element, JSON line) may be this long, in UTF-16 units. */
export const MAX_RECORD_CHARS = 1_048_576
/** A row may have this many columns. */
export const MAX_COLUMNS = 500

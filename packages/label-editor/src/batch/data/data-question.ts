import { readingsText, type TextEncoding } from '@haixuan/tabular'
import { BatchError } from '../batch-error.ts'
import { choiceRows, type DataTable, makeTable, type TableChoices } from './data-table.ts'
import { type DataSource, readData } from './read-data.ts'

/** What the maker of the data decided; what is left out is asked where it makes a difference. */
export interface DataChoices extends Partial<TableChoices> {
  encoding?: TextEncoding
}

/** Data that can be read in more than one way: it is refused until a choice is made. */
export class DataQuestion extends BatchError {
  readonly choice: keyof DataChoices
  readonly values: readonly string[]
  constructor(
    choice: keyof DataChoices,
    values: readonly string[],
    message: string,
    line: number | null = null,
  ) {
    super(message, line)
    this.choice = choice
    this.values = values
  }
}

/**
 * The table of a file, with nothing guessed.
 * @throws {DataQuestion} when a choice is missing.
 * @throws {BatchError} for data that cannot be used at all.
 */
export async function tableOfData(
  source: Extract<DataSource, { kind: 'file' }>,
  choices: DataChoices,
): Promise<DataTable> {
  const { rows, decoded } = await readData({ ...source, encoding: choices.encoding ?? null })
  if (decoded && decoded.readings.length > 0) {
    throw new DataQuestion(
      'encoding',
      decoded.readings.map(({ encoding }) => encoding),
      `文件不是 UTF-8，看不出是哪种编码：第 ${decoded.line} 行${readingsText(decoded)}。请指定编码，或另存为“CSV UTF-8”`,
      decoded.line,
    )
  }
  const { hidden, merged } = choiceRows(rows)
  if (hidden > 0 && !choices.hiddenRows) {
    throw new DataQuestion(
      'hiddenRows',
      ['skip', 'print'],
      `有 ${hidden} 行被隐藏或筛掉了，请指定跳过（skip）还是照样打印（print）`,
    )
  }
  if (merged > 0 && !choices.mergedCells) {
    throw new DataQuestion(
      'mergedCells',
      ['fill', 'leave'],
      `有 ${merged} 行在合并单元格里，请指定每一行都填上合并的内容（fill），还是只有第一行有（leave）`,
    )
  }
  return makeTable(rows, undefined, {
    hiddenRows: choices.hiddenRows ?? 'skip',
    mergedCells: choices.mergedCells ?? 'fill',
  })
}

import { delimitedText } from '@haixuan/tabular/write'
import { macZipBytes, workbookBytes } from '../../../src/demo/finance/file-bytes.ts'
import type { OfficialSheet } from '../../../src/demo/finance/sheet-form.ts'
import type { Random } from '../../../src/demo/goods/random.ts'

/** A file as a person may have it. */
export interface GivenBytes {
  name: string
  bytes: Uint8Array
}

const text = ({ heading, rows }: OfficialSheet, separator: ',' | '\t' | ';') =>
  delimitedText([heading.map((one) => [one].flat().at(-1) ?? ''), ...rows], separator)
const utf16 = (content: string) => Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from(content, 'utf16le')])

/** One sheet as a text, in the encodings and with the separators of programs. */
export function asText(sheet: OfficialSheet, random: Random): GivenBytes {
  const content = text(sheet, random.pick([',', '\t', ';'] as const))
  const ended = random.pick([
    content,
    `${content}\n`,
    content.replaceAll('\r\n', '\n'),
    `sep=,\n${text(sheet, ',')}`,
  ])
  const bytes = random.pick([Buffer.from(ended), Buffer.from(`\ufeff${ended}`), utf16(ended)])
  return { name: `${sheet.name}.${random.pick(['csv', 'txt', 'xlsx', 'xls'])}`, bytes }
}

/** A workbook under another name, in a zip, or both. */
export async function asWorkbook(sheets: readonly OfficialSheet[], random: Random): Promise<GivenBytes> {
  const bytes = await workbookBytes(sheets)
  const name = random.pick(['账单.xlsx', 'a.xls', 'b.csv', '账单', '../x/账单.xlsx'])
  if (random.chance(0.7)) return { name, bytes }
  return { name: 'all.zip', bytes: macZipBytes(new Map([[name.replace('../', ''), bytes]])) }
}

export interface CutText extends GivenBytes {
  /** Rows that are whole. */
  whole: number
  /** Whether the cut is in the last cell of a row: nothing tells that from a shorter text. */
  isInLastCell: boolean
}

/** The beginning of a text, as a download that broke off leaves it. */
export function cutText(sheet: OfficialSheet, random: Random): CutText {
  const content = text(sheet, ',')
  const end = random.int(content.indexOf('\n') + 1, content.length)
  const lines = content.slice(0, end).split(/\r?\n/)
  const last = lines.at(-1) ?? ''
  const isInLastCell = last.replace(/"[^"]*"/g, '').split(',').length >= sheet.heading.length
  return {
    name: '账单.csv',
    bytes: Buffer.from(content.slice(0, end)),
    whole: lines.length - 2,
    isInLastCell,
  }
}

/** The end of a file is missing, or single bytes are others. */
export function damaged({ name, bytes }: GivenBytes, random: Random): GivenBytes {
  if (random.chance(0.5)) return { name, bytes: bytes.slice(0, random.int(0, bytes.length - 1)) }
  const changed = bytes.slice()
  for (let times = random.int(1, 6); times > 0; times--)
    changed[random.int(0, bytes.length - 1)] = random.int(0, 255)
  return { name, bytes: changed }
}

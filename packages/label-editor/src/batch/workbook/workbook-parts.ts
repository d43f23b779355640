import { BatchError } from '../batch-error.ts'
import { type OpenWorkbook, readPart } from './read-part.ts'

export interface SheetPart {
  name: string
  /** Path inside the file. */
  part: string
  isHidden: boolean
}

/** Sheets of a workbook in their order, and the day its dates count from. */
export function readSheets(workbook: OpenWorkbook): { sheets: SheetPart[]; is1904: boolean } {
  const targets = new Map<string, string>()
  readPart(workbook, 'xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      const target = attributes.get('Target') ?? ''
      if (name === 'Relationship' && attributes.get('TargetMode') !== 'External')
        targets.set(attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: SheetPart[] = []
  let is1904 = false
  const isThere = readPart(workbook, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '')
      if (name !== 'sheet') return
      const part = targets.get(attributes.get('id') ?? '')
      if (part && workbook.entries.has(part)) {
        sheets.push({
          name: attributes.get('name') ?? '',
          part,
          isHidden: (attributes.get('state') ?? 'visible') !== 'visible',
        })
      }
    },
  })
  if (!isThere || sheets.length === 0) {
    throw new BatchError('这不是 Excel 工作簿，请选择 .xlsx 文件（.xls 请先另存为 .xlsx）')
  }
  return { sheets, is1904 }
}

/** How the number of a cell is written: as it is, as a day, or with leading zeros to so many digits. */
export type NumberStyle = 'plain' | 'date' | { digits: number }

/** Formats that every workbook knows without declaring them, of days and times (ECMA-376 18.8.30). */
const isDateId = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

function styleOf(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isDateId(id) ? 'date' : 'plain'
  if (/^0+$/.test(code)) return { digits: code.length }
  // Words in quotes and colours are no letters of a date.
  return /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) ? 'date' : 'plain'
}

/** The styles of cells by their index. */
export function readNumberStyles(workbook: OpenWorkbook): NumberStyle[] {
  const codes = new Map<number, string>()
  const styles: NumberStyle[] = []
  let isInCells = false
  readPart(workbook, 'xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) {
        const id = Number(attributes.get('numFmtId') ?? 0)
        styles.push(styleOf(id, codes.get(id)))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

const STRINGS_MOST = 1_000_000
const STRING_CHARS_MOST = 50_000_000

/** The texts that cells point to. Readings of Chinese words above them are left out. */
export function readSharedStrings(workbook: OpenWorkbook): string[] {
  const strings: string[] = []
  let current = ''
  let chars = 0
  let isText = false
  let isReading = false
  readPart(workbook, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    text(text) {
      if (!isText) return
      current += text
      chars += text.length
      if (chars > STRING_CHARS_MOST) throw new BatchError('xlsx 里的文字过多，请只保留需要的工作表后另存')
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') strings.push(current)
      if (strings.length > STRINGS_MOST) throw new BatchError('xlsx 里的文字过多，请只保留需要的工作表后另存')
    },
  })
  return strings
}

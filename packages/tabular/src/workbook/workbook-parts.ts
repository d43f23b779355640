import { TableError } from '../table-error.ts'
import { ESCAPE_CHARS, escapedText } from './escaped-text.ts'
import { formatCode } from './number-format/builtin-formats.ts'
import { type OpenZip, readPart } from './read-part.ts'
import { brokenZip } from './zip-directory.ts'

export interface SheetPart {
  name: string
  /** Path inside the file. */
  part: string
  isHidden: boolean
}

/** Sheets of a workbook in their order, and the day its dates count from. */
export async function readSheets(zip: OpenZip): Promise<{ sheets: SheetPart[]; is1904: boolean }> {
  const targets = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      const target = attributes.get('Target') ?? ''
      if (name === 'Relationship' && attributes.get('TargetMode') !== 'External')
        targets.set(attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: SheetPart[] = []
  let is1904 = false
  const isThere = await readPart(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.get('date1904') ?? '')
      if (name !== 'sheet') return
      const part = targets.get(attributes.get('id') ?? '')
      // Its rows would be missing, and nobody would be told.
      if (!part || !zip.entries.has(part)) throw brokenZip()
      sheets.push({
        name: attributes.get('name') ?? '',
        part,
        isHidden: (attributes.get('state') ?? 'visible') !== 'visible',
      })
      if (sheets.length > zip.limits.sheets) {
        throw new TableError(
          'unsafe_workbook',
          `工作簿超过 ${zip.limits.sheets} 个工作表，请只保留需要的工作表后另存`,
        )
      }
    },
  })
  if (!isThere || sheets.length === 0) {
    throw new TableError('not_a_workbook', '这不是 Excel 工作簿，请选择 .xlsx 文件（.xls 请先另存为 .xlsx）')
  }
  return { sheets, is1904 }
}

/** The number formats of cells by the index of their style. */
export async function readNumberFormats(zip: OpenZip): Promise<string[]> {
  const codes = new Map<number, string>()
  const formats: string[] = []
  let isInCells = false
  await readPart(zip, 'xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) {
        formats.push(formatCode(Number(attributes.get('numFmtId') ?? 0), codes))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

const tooMuchText = () => new TableError('too_much_text', 'xlsx 里的文字过多，请只保留需要的工作表后另存')

/**
 * The texts that cells point to; null stands for one that is longer than a cell may be. Readings of Chinese words above
 * them are left out.
 */
export async function readSharedStrings(zip: OpenZip): Promise<(string | null)[]> {
  const { strings: stringsMost, stringChars, cellChars } = zip.limits
  const writtenMost = cellChars * ESCAPE_CHARS
  const strings: (string | null)[] = []
  let current = ''
  let chars = 0
  let isText = false
  let isReading = false
  await readPart(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    text(text) {
      if (!isText) return
      chars += text.length
      if (chars > stringChars) throw tooMuchText()
      // What is too long is only an error once a cell shows it.
      if (current.length <= writtenMost) current += text
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') {
        const text = current.length > writtenMost ? null : escapedText(current)
        strings.push(text !== null && text.length > cellChars ? null : text)
      }
      if (strings.length > stringsMost) throw tooMuchText()
    },
  })
  return strings
}

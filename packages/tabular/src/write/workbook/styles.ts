import type { ColumnFormat } from '../cells/cell.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Styles that every workbook has, by their place. */
export const STYLE = { plain: 0, heading: 1, groupHeading: 2, quotedText: 3, link: 4 } as const

/** Number formats that need no description in the file. */
const BUILT_IN: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0.00%': 10,
  '@': 49,
}
const FIRST_OWN = 164

const grouped = (decimals: number): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0')

function formatCode(format: ColumnFormat): string {
  switch (format.type) {
    case 'text':
      return 'General'
    case 'id':
      return '@'
    case 'integer':
      return '#,##0'
    case 'number':
      return format.decimals === undefined ? 'General' : grouped(format.decimals)
    case 'money':
      return grouped(format.decimals)
    case 'percent':
      return '0.00%'
    case 'date':
      return 'yyyy\\-mm\\-dd'
    case 'time':
      return 'yyyy\\-mm\\-dd\\ hh:mm:ss'
  }
}

export interface Styles {
  /** Place of the style of a column's cells. */
  of(format: ColumnFormat): number
  /** The part of the workbook. */
  xml: string
}

const XF = 'fillId="0" borderId="0" xfId="0"'
const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font>',
]
const FIXED_XFS = [
  `<xf numFmtId="0" fontId="0" ${XF}/>`,
  `<xf numFmtId="0" fontId="1" ${XF} applyFont="1"/>`,
  `<xf numFmtId="0" fontId="1" ${XF} applyFont="1" applyAlignment="1"><alignment horizontal="center"/></xf>`,
  `<xf numFmtId="49" fontId="0" ${XF} quotePrefix="1" applyNumberFormat="1"/>`,
  `<xf numFmtId="0" fontId="2" ${XF} applyFont="1"/>`,
]

/** The styles of a workbook whose columns have these formats. */
export function workbookStyles(formats: readonly ColumnFormat[]): Styles {
  const codes = [...new Set(formats.map(formatCode))].filter((code) => code !== 'General')
  const own = codes.filter((code) => BUILT_IN[code] === undefined)
  const idOf = (code: string) => BUILT_IN[code] ?? FIRST_OWN + own.indexOf(code)
  const xfs = [
    ...FIXED_XFS,
    ...codes.map((code) => `<xf numFmtId="${idOf(code)}" fontId="0" ${XF} applyNumberFormat="1"/>`),
  ]
  const numFmts = own.map((code) => `<numFmt numFmtId="${idOf(code)}" formatCode="${code}"/>`)
  return {
    of: (format) => {
      const at = codes.indexOf(formatCode(format))
      return at < 0 ? STYLE.plain : FIXED_XFS.length + at
    },
    xml: [
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${MAIN}">`,
      own.length > 0 ? `<numFmts count="${own.length}">${numFmts.join('')}</numFmts>` : '',
      `<fonts count="${FONTS.length}">${FONTS.join('')}</fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`,
    ].join(''),
  }
}

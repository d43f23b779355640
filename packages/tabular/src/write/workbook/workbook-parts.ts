import { xmlAttribute, xmlText } from './xml-text.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Name of a sheet's part, by its place from 0. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`

/** Name of the part with what a sheet refers to. */
export const sheetRelationsPart = (at: number): string => `xl/worksheets/_rels/sheet${at + 1}.xml.rels`

/** The parts of a workbook that are known before its rows are. */
export function firstParts(
  sheetCount: number,
  styles: string,
): readonly (readonly [name: string, xml: string])[] {
  const places = Array.from({ length: sheetCount }, (_, at) => at)
  const overrides = places.map(
    (at) => `<Override PartName="/${sheetPart(at)}" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const relations = places.map(
    (at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${relations.join('')}<Relationship Id="rId${sheetCount + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ]
}

export interface WrittenSheet {
  name: string
  /** The cells that can be filtered, as `$A$1:$C$9`; null for a sheet without. */
  filter: string | null
}

export const WORKBOOK_PART = 'xl/workbook.xml'

/** The list of the sheets, and the hidden names without which LibreOffice shows no buttons to filter by. */
export function workbookPart(sheets: readonly WrittenSheet[]): string {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${xmlAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const names = sheets.flatMap(({ name, filter }, at) => {
    if (filter === null) return []
    const range = xmlText(`'${name.replaceAll("'", "''")}'!${filter}`)
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${range}</definedName>`
  })
  const defined = names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets>${defined}</workbook>`
}

/** What a sheet refers to: the addresses of its links. */
export const sheetRelations = (addresses: readonly string[]): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${addresses
    .map(
      (address, at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/hyperlink" Target="${xmlAttribute(address)}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`

/** A sheet up to its rows. */
export const SHEET_HEAD = `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">`

import { xmlAttribute } from './xml-text.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Name of a sheet's part, by its place from 0. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`

/** Name of the part with what a sheet refers to. */
export const sheetRelationsPart = (at: number): string => `xl/worksheets/_rels/sheet${at + 1}.xml.rels`

/** Every part of a workbook but its sheets. */
export function workbookParts(
  sheetNames: readonly string[],
  styles: string,
): readonly (readonly [name: string, xml: string])[] {
  const overrides = sheetNames.map(
    (_, at) => `<Override PartName="/${sheetPart(at)}" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const sheets = sheetNames.map(
    (name, at) => `<sheet name="${xmlAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const relations = sheetNames.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const stylesId = `rId${sheetNames.length + 1}`
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
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${relations.join('')}<Relationship Id="${stylesId}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ]
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

import { strToU8, zipSync } from 'fflate'

const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'
const BOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="隐藏" sheetId="2" state="hidden" r:id="rId2"/><sheet name="数据 &amp; 标签" sheetId="1" r:id="rId1"/></sheets></workbook>'
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000000000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="14"/></cellXfs></styleSheet>'
const STRINGS =
  '<sst><si><t>SKU</t></si><si><r><t>蓝</t></r><r><t xml:space="preserve"> 色</t></r><rPh sb="0" eb="1"><t>lan</t></rPh></si></sst>'

export const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** A workbook of given parts, packed by a program that had no part in reading it. */
export const workbook = (first: string, parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': BOOK,
        'xl/_rels/workbook.xml.rels': RELATIONS,
        'xl/styles.xml': STYLES,
        'xl/sharedStrings.xml': STRINGS,
        'xl/worksheets/sheet1.xml': first,
        'xl/worksheets/sheet2.xml': sheet('<row r="1"><c r="A1"><v>2</v></c></row>'),
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

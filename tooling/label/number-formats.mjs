// Shows number formats with LibreOffice in Chinese and keeps what it shows, for the test of @haixuan/tabular:
//   node tooling/label/number-formats.mjs
// Formats and values are those of the file itself: add one there, without `shown`, and run this again.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const home = join(import.meta.dirname, '../../packages/tabular')
const { strToU8, zipSync } = createRequire(join(home, 'package.json'))('fflate')
const kept = join(home, 'src/workbook/number-format/fixtures/libreoffice.json')
const { values, formats } = JSON.parse(readFileSync(kept, 'utf8'))

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
  .map(({ code }, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellXfs>${formats
  .map(({ id }, at) => `<xf numFmtId="${id ?? 200 + at}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`
const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${formats
  .map((_, at) => `<row>${values.map((value) => `<c s="${at}"><v>${value}</v></c>`).join('')}</row>`)
  .join('')}</sheetData></worksheet>`
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const P = 'http://schemas.openxmlformats.org/package/2006'
const M = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relation = (id, kind, target) => `<Relationship Id="${id}" Type="${R}/${kind}" Target="${target}"/>`
const parts = {
  '[Content_Types].xml': `<Types xmlns="${P}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${M}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${M}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${M}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${P}/relationships">${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${R}"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${P}/relationships">${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': styles,
  'xl/worksheets/sheet1.xml': sheet,
}
const folder = mkdtempSync(join(tmpdir(), 'number-formats-'))
try {
  const xlsx = join(folder, 'formats.xlsx')
  writeFileSync(
    xlsx,
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  )
  const profile = join(folder, 'profile')
  mkdirSync(join(profile, 'user'), { recursive: true })
  writeFileSync(
    join(profile, 'user/registrymodifications.xcu'),
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>zh-CN</value></prop></item></oor:items>',
  )
  const office = ['--headless', `-env:UserInstallation=${pathToFileURL(profile)}`]
  // Separator |, no quotes needed by it, UTF-8, cells as they are shown.
  const filter = 'csv:Text - txt - csv (StarCalc):9,0,76,1,,0,false,true'
  execFileSync('soffice', [...office, '--convert-to', filter, '--outdir', folder, xlsx], { stdio: 'ignore' })
  const rows = readFileSync(join(folder, 'formats.csv'), 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')
  const version = execFileSync('soffice', [...office, '--version'], { encoding: 'utf8' }).trim()
  const shown = formats.map(({ code, id, workbooks }, at) =>
    JSON.stringify({ code, id, workbooks, shown: (rows[at] ?? '').split('\t') }),
  )
  writeFileSync(
    kept,
    `{\n"version": ${JSON.stringify(version)},\n"values": ${JSON.stringify(values)},\n"formats": [\n${shown.join(',\n')}\n]\n}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

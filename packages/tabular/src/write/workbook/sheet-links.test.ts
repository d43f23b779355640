import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { WRITE_LIMITS } from '../write-limits.ts'
import { bytesOf, partOf } from '../written.fixture.ts'
import { SheetLinks } from './sheet-links.ts'
import { writeWorkbook } from './write-workbook.ts'

const RELATIONS = 'xl/worksheets/_rels/sheet1.xml.rels'
const written = (hrefs: readonly string[]) =>
  bytesOf(
    writeWorkbook([
      {
        name: '数据',
        columns: [{ heading: '商品', format: { type: 'text' } }],
        rows: [hrefs.map((href) => [{ text: '看', href }])],
      },
    ]),
  )

test('a cell opens its address, and each address is kept once', async () => {
  const bytes = await written([
    'https://x.example/?a=1&b="',
    'https://x.example/2?c=3&d=4',
    'https://x.example/2?c=3&d=4',
    'mailto:a@x.example',
  ])
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  // The first is no address: it has a quote.
  expect(sheet).toContain(
    '<hyperlinks><hyperlink ref="A3" r:id="rId1"/><hyperlink ref="A4" r:id="rId1"/><hyperlink ref="A5" r:id="rId2"/></hyperlinks></worksheet>',
  )
  const relations = partOf(bytes, RELATIONS)
  expect(relations).toContain('Id="rId1"')
  expect(relations).toContain('Target="https://x.example/2?c=3&amp;d=4" TargetMode="External"')
  expect(relations).toContain('Id="rId2"')
  expect(relations.match(/<Relationship /g)).toHaveLength(2)
  expect((await readSheet(bytes)).slice(1)).toEqual([['看'], ['看'], ['看'], ['看']])
})

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  '\\\\server\\x',
  'ms-word:x',
  'https://a b',
  'x.example',
  '',
  'https://',
])('%j stays text', async (href) => {
  const bytes = await written([href])
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('hyperlink')
  expect(Object.keys(unzipSync(bytes))).not.toContain(RELATIONS)
  expect((await readSheet(bytes))[1]).toEqual(['看'])
})

test('an address at the limit is a link, a longer one stays text', () => {
  const address = (length: number) => 'https://x.example/'.padEnd(length, 'x')
  const links = new SheetLinks('数据')
  expect(links.add('A2', address(WRITE_LIMITS.address))).toBe(true)
  expect(links.add('A3', address(WRITE_LIMITS.address + 1))).toBe(false)
})

test('a sheet holds 65,530 links; one more is refused', () => {
  const links = new SheetLinks('数据')
  for (let at = 0; at < WRITE_LIMITS.links; at++) links.add(`A${at + 2}`, 'https://x.example/')
  expect(() => links.add('A9', 'not an address')).not.toThrow()
  expect(() => links.add('A9', 'https://x.example/')).toThrow(/“数据”的链接超过 65530 个/)
})

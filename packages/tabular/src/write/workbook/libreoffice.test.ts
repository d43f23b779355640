import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesOf } from '../written.fixture.ts'
import { writeWorkbook } from './write-workbook.ts'

const hasOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'haixuan-office-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

/** The workbook as LibreOffice understands it, in its own format as text. */
function asOpened(workbook: Uint8Array): string {
  const path = join(dir, 'written.xlsx')
  writeFileSync(path, workbook)
  const profile = `-env:UserInstallation=${pathToFileURL(join(dir, 'profile'))}`
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'fods', '--outdir', dir, path], {
    stdio: 'ignore',
  })
  return readFileSync(join(dir, 'written.fods'), 'utf8')
}

/** What each filled cell of a sheet shows. */
const shownIn = (opened: string, name: string): string[] => {
  const table = opened.split('<table:table ').find((part) => part.startsWith(`table:name="${name}"`)) ?? ''
  return [...table.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
}

test('LibreOffice shows every cell, heading, link and filter as it was meant', { timeout: 120_000 }, async ({
  skip,
}) => {
  skip(!hasOffice, 'soffice is not installed; on Debian: apt-get install libreoffice-calc')
  const opened = asOpened(
    await bytesOf(
      writeWorkbook([
        {
          name: '结算',
          columns: [
            { heading: 'PO单号', format: { type: 'id' } },
            { heading: ['运费', '回款'], format: { type: 'money', decimals: 2 } },
            { heading: ['运费', '冲回'], format: { type: 'money', decimals: 0 } },
            { heading: '占比', format: { type: 'percent' } },
            { heading: '日期', format: { type: 'date' } },
            { heading: '时间', format: { type: 'time', utcOffsetMinutes: 480 } },
            { heading: '链接', format: { type: 'text' } },
            { heading: '备注', format: { type: 'text' } },
            { heading: '数', format: { type: 'number', decimals: 1 } },
          ],
          rows: [
            [
              [
                ...['601099512345678', -1999, 1500, 0.255, '2026-11-21', Date.UTC(2026, 10, 20, 16, 0, 30)],
                ...[{ text: '看', href: 'https://x.example/?a=1&b=2' }, '=1+1', 1234.56],
              ],
              ['007', null, 0, 1, '1900-01-01', null, 'a_x000D_b', '<&>', 0],
            ],
          ],
          frozenColumns: 1,
        },
        {
          name: "it's",
          columns: [{ heading: '件数', format: { type: 'integer' } }],
          rows: [[[1_234_567]]],
        },
      ]),
    ),
  )
  expect(shownIn(opened, '结算')).toEqual([
    ...['PO单号', '运费', '占比', '日期', '时间', '链接', '备注', '数', '回款', '冲回'],
    ...['601099512345678', '-19.99', '1,500', '25.50%', '2026-11-21', '2026-11-21 00:00:30'],
    ...['看', '=1+1', '1,234.6'],
    ...['007', '0', '100.00%', '1900-01-01', 'a_x000D_b', '&lt;&amp;&gt;', '0.0'],
  ])
  expect(shownIn(opened, 'it&apos;s')).toEqual(['件数', '1,234,567'])
  expect(opened).toMatch(/number-columns-spanned="2" table:number-rows-spanned="1"[^>]*>\s*<text:p>运费/)
  expect(opened).toMatch(/number-columns-spanned="1" table:number-rows-spanned="2"[^>]*>\s*<text:p>PO单号/)
  expect(opened).toContain('xlink:href="https://x.example/?a=1&amp;b=2"')
  expect(opened).toMatch(/table:target-range-address="结算\.A2:结算\.I4" table:display-filter-buttons="true"/)
  expect(opened).not.toContain('table:formula')
})

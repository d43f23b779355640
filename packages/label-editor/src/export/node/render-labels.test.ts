import { readFileSync } from 'node:fs'
import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { serializeDocument } from '../../document/parse-document.ts'
import { joinBytes } from '../join-bytes.ts'
import { GOLDEN_LABEL, GOLDEN_RECORDS, GOLDEN_TIME } from '../pdf/golden/golden-label.ts'
import { prepareRun, type RenderRequest } from './render-labels.ts'

const csv = ['sku,ean', ...GOLDEN_RECORDS.map(({ sku, ean }) => `${sku},${ean}`)].join('\n')
const request = (over: Partial<RenderRequest> = {}): RenderRequest => ({
  template: serializeDocument(GOLDEN_LABEL),
  data: { name: 'rows.csv', bytes: new TextEncoder().encode(csv) },
  copies: 1,
  now: GOLDEN_TIME,
  skipsFaulty: false,
  ...over,
})

async function written(over?: Partial<RenderRequest>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  await (await prepareRun(request(over))).write((bytes) => void chunks.push(bytes))
  return joinBytes(chunks)
}

test('a template and a table become the very bytes that a browser makes of them', async () => {
  const golden = readFileSync(new URL('../pdf/golden/golden-label.pdf', import.meta.url))
  expect(Buffer.compare(golden, await written())).toBe(0)
})

test('on a roll labels are beside each other, as far apart as is asked', async () => {
  const layout = { kind: 'roll', across: 2, gap: 300, margin: 100 } as const
  expect((await prepareRun(request({ layout, copies: 2 }))).papers).toBe(2)
  const pdf = await PDFDocument.load(await written({ layout, copies: 2 }))
  const { width, height } = pdf.getPage(1).getMediaBox()
  const [page] = GOLDEN_LABEL.pages
  expect((width / 72) * 2_540).toBeCloseTo(100 + 7_000 + 300 + 7_000 + 100, 1)
  expect((height / 72) * 2_540).toBeCloseTo(page?.height ?? 0, 1)
})

test('barcodes of every label are read from its dots, at the resolution that is asked for', async () => {
  for (const dpi of [203, 300, 600] as const) {
    const found = []
    for await (const checks of (await prepareRun(request({ dpi, copies: 2 }))).readBack())
      found.push(...checks)
    expect(found.map(({ read, isRight, recordIndex }) => [read, isRight, recordIndex])).toEqual(
      GOLDEN_RECORDS.flatMap(({ ean }, at) => [
        [ean, true, at * 2],
        [ean, true, at * 2 + 1],
      ]),
    )
  }
})

test('labels that are left out leave the others as they were', async () => {
  const run = await prepareRun(request({ copies: 2 }))
  const rest = run.without(new Set([0, 3]))
  expect([rest.labels, rest.papers]).toEqual([2, 2])
  expect(run.places()).toEqual([
    { line: 2, copy: 0 },
    { line: 2, copy: 1 },
    { line: 3, copy: 0 },
    { line: 3, copy: 1 },
  ])
  expect(rest.places()).toEqual([
    { line: 2, copy: 1 },
    { line: 3, copy: 0 },
  ])
  const values = []
  for await (const checks of rest.readBack()) values.push(...checks.map(({ value }) => value))
  expect(values).toEqual(GOLDEN_RECORDS.map(({ ean }) => ean))
})

test('a barcode that only data can fill is told when there is no data', async () => {
  expect((await prepareRun(request({ data: null }))).lost).toEqual([
    expect.stringMatching(/待填：\{\{ean\}\}/),
  ])
  expect((await prepareRun(request())).lost).toEqual([])
})

test('a workbook prints what it shows, and what only its maker knows is asked', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = `<row r="1">${cell('A1', 'sku')}${cell('B1', 'ean')}</row><row r="2"><c r="A2" s="1"><v>10023</v></c><c r="B2"><v>6901234567892</v></c></row><row r="3" hidden="1">${cell('A3', 'X')}${cell('B3', '4006381333931')}</row>`
  const bytes = workbook(sheet(rows), {
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="49"/></cellXfs></styleSheet>',
  })
  const asked = { data: { name: 'rows.xlsx', bytes } }
  await expect(prepareRun(request(asked))).rejects.toThrow(/有 1 行被隐藏或筛掉了/)
  expect((await prepareRun(request({ ...asked, choices: { hiddenRows: 'skip' } }))).labels).toBe(1)
  expect((await prepareRun(request({ ...asked, choices: { hiddenRows: 'print' } }))).labels).toBe(2)
})

// In Node, without a bundler: a label and a table become a PDF, and its barcodes are read back.
import { prepareRun } from '@haixuan/label-editor/node'

const place = { x: 200, y: 200, width: 4_000, height: 1_500 }
const template = {
  schemaVersion: 4,
  id: 'label',
  name: '标签',
  dpi: 203,
  pages: [{ id: 'page', width: 7_000, height: 3_000, order: ['code', 'text'] }],
  elements: {
    code: { ...place, kind: 'barcode', id: 'code', format: 'ean13', value: '{{ean}}', moduleWidth: 25 },
    text: { ...place, y: 2_000, kind: 'text', id: 'text', text: '中国制造', fontSize: 300 },
  },
}
const bytes = new TextEncoder().encode('ean\n6901234567892\n4006381333931')
const run = await prepareRun({
  template: JSON.stringify(template),
  data: { name: 'rows.csv', bytes },
  copies: 1,
  now: 0,
  skipsFaulty: false,
})
const read = []
for await (const checks of run.readBack()) read.push(...checks.map((check) => check.read))
const pieces = []
await run.write((piece) => pieces.push(piece))
const pdf = Buffer.concat(pieces)
process.stdout.write(JSON.stringify({ read, begins: pdf.toString('latin1', 0, 5), papers: run.papers }))

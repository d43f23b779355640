import { unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newText } from '../../document/new-document.ts'
import { testFonts } from '../../export/pdf/pdf-of.fixture.ts'
import { fixture } from '../../import-pdf/fixtures/node-tools.ts'
import { codeSlot } from '../../import-pdf/placement/label-codes.ts'
import { dataAddress } from '../pictures/write-data-address.ts'
import { lightDocument } from './light-document.ts'
import { zipJob } from './zip-job.ts'

const resources = {
  fonts: testFonts,
  readOther: async () => null,
  breathe: async (done: number, of: number) => {
    steps.push([done, of])
  },
}
let steps: [number, number][] = []

const filesOf = async (zip: Blob) => unzipSync(new Uint8Array(await zip.arrayBuffer()))

test('each row is a PDF of its own with its copies, under its own name', async () => {
  steps = []
  const document = labelOf([{ ...newText('t', '{{sku}} {{serial|S-1}}'), width: 5_000 }])
  const zip = await zipJob(
    {
      document,
      now: 0,
      rule: '{{sku}}',
      files: [
        {
          named: { sku: 'A' },
          records: [
            { sku: 'A', '#serial': '0' },
            { sku: 'A', '#serial': '1' },
          ],
        },
        { named: { sku: 'B' }, records: [{ sku: 'B', '#serial': '2' }] },
      ],
    },
    resources,
  )
  const files = await filesOf(zip)
  expect(Object.keys(files)).toEqual(['A.pdf', 'B.pdf'])
  expect((await PDFDocument.load(files['A.pdf'] ?? new Uint8Array())).getPageCount()).toBe(2)
  expect((await PDFDocument.load(files['B.pdf'] ?? new Uint8Array())).getTitle()).toBe('B')
  expect(steps.at(-1)).toEqual([3, 3])
})

test('a row carries of a large PDF only its own page', async () => {
  const source = dataAddress(fixture('fifty'), 'application/pdf')
  const picture = (page: number) => ({
    id: `c${page}`,
    source: 'data:image/png;base64,iVBORw0KGgo=',
    width: 827,
    height: 236,
    clip: { pdfId: 'market', page, area: { x: 0, y: 0, width: 198, height: 57 }, turn: 0 as const },
  })
  const document = labelOf([codeSlot('place', 'c0', { width: 7_000, height: 2_000 })], undefined, {
    images: { c0: picture(0), c7: picture(7) },
    pdfs: { market: { id: 'market', source } },
  })
  const light = lightDocument(document, 'printed')
  expect(light.images['c7']?.source).toBe('')
  const files = await filesOf(
    await zipJob(
      { document: light, rule: 'x', now: 0, files: [{ named: {}, records: [{ 条码图: 'c7' }] }] },
      resources,
    ),
  )
  const made = files['x.pdf'] ?? new Uint8Array()
  expect((await PDFDocument.load(made)).getPageCount()).toBe(1)
  expect(made.length).toBeLessThan(fixture('fifty').length / 2)
})

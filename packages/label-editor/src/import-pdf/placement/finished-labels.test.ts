import { beforeAll, expect, test } from 'vitest'
import { documentFields } from '../../batch/records/document-fields.ts'
import { guessMapping, rowRecord } from '../../batch/records/field-mapping.ts'
import { addElements } from '../../commands/change-elements.ts'
import { newDocument, newText } from '../../document/new-document.ts'
import { pdfOf } from '../../export/pdf/pdf-of.fixture.ts'
import { dataAddress } from '../../export/pictures/write-data-address.ts'
import { fixture, NODE_TOOLS, nodeCodeReader } from '../fixtures/node-tools.ts'
import type { ReadCodes } from '../read/code-reader.ts'
import { openPdf } from '../read/open-pdf.ts'
import type { FoundCode } from '../read/page-report.ts'
import { scanPage } from '../read/scan-page.ts'
import { joinCodes } from './join-codes.ts'
import { addCodeSlot, codeSlot, placeSize, withCodes } from './label-codes.ts'

let read: ReadCodes
beforeAll(async () => {
  read = await nodeCodeReader()
})

async function codesIn(bytes: Uint8Array, most = 8): Promise<FoundCode[]> {
  const pdf = await openPdf(bytes, NODE_TOOLS)
  const codes: FoundCode[] = []
  for (let index = 0; index < Math.min(most, pdf.pages); index++) {
    codes.push(...(await scanPage(pdf, index, read)).codes)
  }
  await pdf.close()
  return codes
}

let next = 0
const makeId = () => `id-${++next}`

/** A label of the seller with space for the codes, finished for every code. */
async function finished(bytes: Uint8Array, codes: readonly FoundCode[]): Promise<Uint8Array> {
  const source = dataAddress(bytes, 'application/pdf')
  const empty = newDocument(makeId)
  const [page] = empty.pages
  const [sample] = codes
  if (!page || !sample) throw new Error('nothing was read')
  const words = {
    ...newText('words', 'EC REP {{条码内容}}'),
    x: 300,
    y: 5_000,
    width: 6_000,
    height: 400,
    fontSize: 300,
  }
  const place = { ...codeSlot('place', 'sample', placeSize(codes)), x: 0, y: 300 }
  const document = withCodes(
    addCodeSlot(page.id, place, sample, source)(addElements(page.id, [words])(empty)),
    codes,
    source,
  )
  const { table } = joinCodes(codes, null, null)
  const mapping = guessMapping(documentFields(document), table.columns)
  return pdfOf(document, { records: table.rows.map((row) => rowRecord(row, mapping)) })
}

test.each(['fifty', 'rotated', 'sideways', 'cropped', 'n-up', 'encrypted-256', 'kinds', 'scans'])(
  '%s: each finished label carries its own code, and it is read back',
  async (name) => {
    const bytes = fixture(name)
    const codes = await codesIn(bytes)
    const labels = await codesIn(await finished(bytes, codes), 40)
    expect(labels.map(({ value }) => value)).toEqual(codes.map(({ value }) => value))
    // Upright: nothing had to be turned to be read from the left.
    expect(labels.map(({ clip }) => clip.turn)).toEqual(labels.map(() => 0))
  },
)

test('a finished label keeps the code as a vector: no picture is in the file', async () => {
  const bytes = fixture('rotated')
  const made = await finished(bytes, await codesIn(bytes, 2))
  const text = new TextDecoder('latin1').decode(made)
  expect(text).toContain('/Subtype/Form')
  expect(text).not.toContain('/Subtype/Image')
})

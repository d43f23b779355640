import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { zlibSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DocumentError, parseDocument, serializeDocument } from '../document/parse-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { FontSlice } from '../export/fonts/font-slice.ts'
import { nodeFonts } from '../export/node/node-fonts.ts'
import { readPicture } from '../export/pictures/read-picture.ts'
import { pageContext } from '../layout/page-context.ts'
import { mutantOf } from './fixtures/mutant.fixture.ts'
import { fixture, NODE_TOOLS, nodeCodeReader } from './fixtures/node-tools.ts'
import { singlePage } from './place/single-page.ts'
import type { ReadCodes } from './read/code-reader.ts'
import { openPdf } from './read/open-pdf.ts'
import { scanPage } from './read/scan-page.ts'
import { dataAddress } from './worker/data-address.ts'

/** Mutants of each kind of file; `MUTANTS=10000` for a release. PDFs are drawn and take longest. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 200)
const PDF_MUTANTS = Number(process.env['MUTANTS'] ?? 40)
const CHINESE = /[\u4e00-\u9fff]/

let read: ReadCodes
// Libraries say on the console what they leave out of a broken file.
const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => quiet.mockRestore())
beforeAll(async () => {
  read = await nodeCodeReader()
})

/** What a run leaves in the memory beyond what was there before, in MB. */
async function grownBy(run: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss
  await run()
  return (process.memoryUsage().rss - before) / 1_048_576
}

/** Runs a reader; what it throws must be one of the errors that carry words for the user. */
async function refusalOf(work: () => Promise<unknown> | unknown): Promise<Error | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Error) return error
    throw new Error(`Something that is no error was thrown: ${String(error)}`)
  }
}

async function readCodesOf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes, NODE_TOOLS)
  const reports = []
  for (let index = 0; index < Math.min(2, pdf.pages); index++) reports.push(await scanPage(pdf, index, read))
  await pdf.close()
  return reports
}

test('mutants of PDFs are read, listed page by page, or refused in words', {
  timeout: 7_200_000,
}, async () => {
  const files = ['kinds', 'rotated', 'encrypted-128', 'ghostscript'].map(fixture)
  let refused = 0
  const grown = await grownBy(async () => {
    for (let seed = 0; seed < PDF_MUTANTS; seed++) {
      const mutant = mutantOf(files[seed % files.length] as Uint8Array, seed)
      const refusal = await refusalOf(async () => {
        for (const { codes, problem } of await readCodesOf(mutant)) {
          if (codes.length === 0) expect(problem, `mutant ${seed}`).toMatch(CHINESE)
        }
      })
      if (refusal) refused++
      if (refusal) expect(refusal, `mutant ${seed}`).toMatchObject({ name: 'PdfImportError' })
      if (refusal) expect(refusal.message, `mutant ${seed}`).toMatch(CHINESE)
      // Taking a page out is done with another library; it may fail, never hang.
      await refusalOf(() => singlePage(mutant, 0))
    }
  })
  expect(refused).toBeGreaterThan(0)
  expect(grown).toBeLessThan(400)
})

test('a PDF without end is refused or read, never followed for ever', async () => {
  const loop = (body: string) =>
    new TextEncoder().encode(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R/Size 9>>\nstartxref\n0\n%%EOF`)
  const files = [
    loop('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj'),
    loop(
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 100000>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
    ),
    loop(
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9e9 9e9]>>endobj',
    ),
    loop(
      '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(globalThis.pwned=1)>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 60]>>endobj',
    ),
  ]
  for (const [at, bytes] of files.entries()) {
    const refusal = await refusalOf(async () => {
      for (const { problem } of await readCodesOf(bytes)) expect(problem, `file ${at}`).toMatch(CHINESE)
    })
    if (refusal) expect(refusal.message, `file ${at}`).toMatch(CHINESE)
  }
  expect(globalThis).not.toHaveProperty('pwned')
})

const draw = async () => {
  const canvas = createCanvas(60, 40)
  const context = canvas.getContext('2d')
  context.fillStyle = '#246'
  context.fillRect(5, 5, 40, 20)
  return new Uint8Array(await canvas.encode('png'))
}

test('mutants of PNG are read or refused in words', { timeout: 7_200_000 }, async () => {
  const whole = await draw()
  const grown = await grownBy(async () => {
    for (let seed = 0; seed < MUTANTS; seed++) {
      const source = dataAddress(mutantOf(whole, seed), 'image/png')
      const refusal = await refusalOf(() => readPicture({ source }))
      if (refusal) expect(refusal, `mutant ${seed}`).toMatchObject({ name: 'PictureError' })
    }
  })
  expect(grown).toBeLessThan(300)
})

test('a PNG that unpacks to a gigabyte costs no more memory than its header promises', async () => {
  const whole = await draw()
  const start = 8 + 25
  const bomb = zlibSync(new Uint8Array(100_000_000), { level: 1 })
  const chunk = new Uint8Array(12 + bomb.length)
  new DataView(chunk.buffer).setUint32(0, bomb.length)
  chunk.set(new TextEncoder().encode('IDAT'), 4)
  chunk.set(bomb, 8)
  const file = Uint8Array.from([...whole.subarray(0, start), ...chunk, ...whole.subarray(-12)])
  expect(file.length).toBeLessThan(600_000)
  const grown = await grownBy(async () => {
    await refusalOf(() => readPicture({ source: dataAddress(file, 'image/png') }))
  })
  expect(grown).toBeLessThan(150)
})

test('mutants of fonts draw outlines or are refused, and stop', { timeout: 7_200_000 }, async () => {
  const whole = await nodeFonts.load('noto-sans-sc-119-wght-normal.woff2')
  const grown = await grownBy(async () => {
    for (let seed = 0; seed < MUTANTS / 2; seed++) {
      const refusal = await refusalOf(() => {
        const slice = new FontSlice(mutantOf(whole, seed))
        for (const character of 'A的1') slice.contours(character.codePointAt(0) ?? 0, 400)
      })
      if (refusal)
        expect(refusal.message, `mutant ${seed}`).not.toMatch(/call stack|out of memory|Array buffer/i)
    }
  })
  expect(grown).toBeLessThan(300)
})

test('mutants of templates open into sound labels that survive a round trip, or are refused in words', {
  timeout: 7_200_000,
}, () => {
  const files = ['first-editor', 'version-2', 'version-3', 'version-4'].map(
    (name) => new Uint8Array(readFileSync(new URL(`../document/golden/${name}.json`, import.meta.url))),
  )
  for (let seed = 0; seed < MUTANTS * 5; seed++) {
    const text = new TextDecoder().decode(mutantOf(files[seed % files.length] as Uint8Array, seed))
    try {
      const document = parseDocument(text)
      expect(parseDocument(serializeDocument(document)), `mutant ${seed}`).toEqual(document)
      for (const page of document.pages) {
        const contextOf = pageContext(document, page.id, 0)
        for (const id of page.order) {
          const element = document.elements[id]
          if (element) layoutOf(element, contextOf(element))
        }
      }
    } catch (error) {
      expect(error, `mutant ${seed}`).toBeInstanceOf(DocumentError)
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { zlibSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DocumentError, parseDocument, serializeDocument } from '../document/parse-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { FontSlice } from '../export/fonts/font-slice.ts'
import { nodeFonts } from '../export/node/node-fonts.ts'
import { readPicture } from '../export/pictures/read-picture.ts'
import { dataAddress } from '../export/pictures/write-data-address.ts'
import { pageContext } from '../layout/page-context.ts'
import { fontMutant, pngMutant, templateMutant } from './fixtures/inside-mutants.fixture.ts'
import { mutantOf } from './fixtures/mutant.fixture.ts'
import { fixture, NODE_TOOLS, nodeCodeReader } from './fixtures/node-tools.ts'
import { singlePage } from './placement/single-page.ts'
import type { ReadCodes } from './read/code-reader.ts'
import { openPdf } from './read/open-pdf.ts'
import { scanPage } from './read/scan-page.ts'

/** Mutants of each kind of file; `MUTANTS=10000` for a release. PDFs are drawn and fonts unpacked, which takes longest. */
const mutants = (usual: number) => Number(process.env['MUTANTS'] ?? usual)
const CHINESE = /[\u4e00-\u9fff]/
/** MB by which the memory may rise while one file is read, and by which a whole run may leave it larger. */
const MOST_AT_ONCE = 256
const MOST_LEFT = 400

/** PDFs of which one page once took a minute and a gigabyte: a font whose table of characters has no end. */
const GREEDY = [1_235, 4_811]

let read: ReadCodes
// Libraries say on the console what they leave out of a broken file.
const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => quiet.mockRestore())
// pdf.js forgets a few of the promises of a broken file: in the importer's worker they are silenced as they are here.
const listeners = process.listeners('unhandledRejection')
beforeAll(async () => {
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => {})
  read = await nodeCodeReader()
})
afterAll(() => {
  process.removeAllListeners('unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
})

const memory = () => process.memoryUsage.rss() / 1_048_576

/**
 * Works on many files one after the other and sees to the memory: at every file's highest point and at the end.
 * @param work Answers whether the file was refused.
 * @param known Seeds that are always among them.
 * @returns What a release reports.
 */
async function eachInBounds(
  count: number,
  work: (seed: number) => Promise<boolean> | boolean,
  known: readonly number[] = [],
) {
  const start = memory()
  let [refused, highest] = [0, 0]
  const seeds = new Set([...Array(count).keys(), ...known])
  for (const seed of seeds) {
    const before = memory()
    const watch = setInterval(() => {
      highest = Math.max(highest, memory() - before)
    }, 5)
    try {
      if (await work(seed)) refused++
    } finally {
      clearInterval(watch)
    }
    highest = Math.max(highest, memory() - before)
  }
  const left = memory() - start
  expect(highest).toBeLessThan(MOST_AT_ONCE)
  expect(left).toBeLessThan(MOST_LEFT)
  const figures = `${seeds.size} files, ${refused} refused, at most ${highest.toFixed(0)} MB more for one, ${left.toFixed(0)} MB more after all`
  return { refused, figures }
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
  timeout: 14_400_000,
}, async ({ annotate }) => {
  const files = ['kinds', 'rotated', 'encrypted-128', 'ghostscript'].map(fixture)
  const { refused, figures } = await eachInBounds(
    mutants(40),
    async (seed) => {
      const mutant = mutantOf(files[seed % files.length] as Uint8Array, seed)
      const refusal = await refusalOf(async () => {
        for (const { codes, problem } of await readCodesOf(mutant)) {
          if (codes.length === 0) expect(problem, `mutant ${seed}`).toMatch(CHINESE)
        }
      })
      if (refusal) expect(refusal, `mutant ${seed}`).toMatchObject({ name: 'PdfImportError' })
      if (refusal) expect(refusal.message, `mutant ${seed}`).toMatch(CHINESE)
      // Taking a page out is done with another library; it may fail, never hang.
      await refusalOf(() => singlePage(mutant, 0))
      return refusal !== null
    },
    GREEDY,
  )
  expect(refused).toBeGreaterThan(0)
  expect(globalThis).not.toHaveProperty('pwned')
  await annotate(`PDF: ${figures}`)
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
  const canvas = createCanvas(160, 120)
  const context = canvas.getContext('2d')
  for (let dot = 0; dot < 160 * 120; dot++) {
    context.fillStyle = `#${((dot * 48_271) % 0xffffff).toString(16).padStart(6, '0')}`
    context.fillRect(dot % 160, Math.floor(dot / 160), 1, 1)
  }
  return new Uint8Array(await canvas.encode('png'))
}

/** Half of the mutants are broken anywhere, half only inside of what packs them: they get further. */
const isInside = (seed: number) => seed % 2 === 1

test('mutants of PNG are read or refused in words', { timeout: 7_200_000 }, async ({ annotate }) => {
  const whole = await draw()
  const { refused, figures } = await eachInBounds(mutants(200), async (seed) => {
    const mutant = isInside(seed) ? pngMutant(whole, seed) : mutantOf(whole, seed)
    const source = dataAddress(mutant, 'image/png')
    const refusal = await refusalOf(() => readPicture({ source }))
    if (refusal) expect(refusal, `mutant ${seed}`).toMatchObject({ name: 'PictureError' })
    return refusal !== null
  })
  expect(refused).toBeGreaterThan(0)
  await annotate(`PNG: ${figures}`)
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
  const before = memory()
  await refusalOf(() => readPicture({ source: dataAddress(file, 'image/png') }))
  expect(memory() - before).toBeLessThan(150)
})

test('mutants of fonts draw outlines or are refused, and stop', { timeout: 7_200_000 }, async ({
  annotate,
}) => {
  const whole = await nodeFonts.load('noto-sans-sc-119-wght-normal.woff2', 'chinese')
  const { figures } = await eachInBounds(mutants(100), async (seed) => {
    const refusal = await refusalOf(() => {
      const slice = new FontSlice(isInside(seed) ? fontMutant(whole, seed) : mutantOf(whole, seed))
      for (const character of 'A的1') slice.contours(character.codePointAt(0) ?? 0, 400)
    })
    const isRunaway = /call stack|out of memory|Array buffer/i
    if (refusal) expect(refusal.message, `mutant ${seed}`).not.toMatch(isRunaway)
    return refusal !== null
  })
  await annotate(`font: ${figures}`)
})

/** Opens a mutant of a template, and whatever opened lays itself out. Answers whether it was refused in words. */
function isTemplateRefused(mutant: Uint8Array): boolean {
  const text = new TextDecoder().decode(mutant)
  try {
    const document = parseDocument(text)
    const kept = serializeDocument(document)
    expect(serializeDocument(parseDocument(kept))).toBe(kept)
    for (const page of document.pages) {
      const contextOf = pageContext(document, page.id, 0)
      for (const id of page.order) {
        const element = document.elements[id]
        if (element) layoutOf(element, contextOf(element))
      }
    }
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError)
    return true
  }
}

test('mutants of templates open into sound labels that survive a round trip, or are refused in words', {
  timeout: 7_200_000,
}, async ({ annotate }) => {
  const files = ['first-editor', 'version-2', 'version-3', 'version-4', 'version-5'].map(
    (name) => new Uint8Array(readFileSync(new URL(`../document/golden/${name}.json`, import.meta.url))),
  )
  // As many again and again: these are quick, and the oldest way in.
  const { refused, figures } = await eachInBounds(mutants(200) * 5, (seed) => {
    const whole = files[(seed >> 1) % files.length] as Uint8Array
    return isTemplateRefused(isInside(seed) ? templateMutant(whole, seed) : mutantOf(whole, seed))
  })
  expect(refused).toBeGreaterThan(0)
  expect(Object.keys(Object.prototype)).toEqual([])
  await annotate(`template: ${figures}`)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LabelDocument } from '../document/label-document.ts'
import { DocumentError, parseDocument } from '../document/parse-document.ts'
import { templateMutant } from '../import-pdf/fixtures/inside-mutants.fixture.ts'
import type { ExportPage } from './page/export-page.ts'
import { exportPages } from './page/export-pages.ts'
import { pdfOf, testFonts } from './pdf/pdf-of.fixture.ts'
import { type RasterSources, rasterPage } from './raster/raster-page.ts'
import { svgPage } from './svg/svg-page.ts'
import { failureText } from './worker/failure-text.ts'
import { zplPage } from './zpl/zpl-page.ts'

/** `MUTANTS=10000` for a release. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 120)
const GOLDEN = ['first-editor', 'version-2', 'version-3', 'version-4', 'version-5'].map(
  (name) => new Uint8Array(readFileSync(new URL(`../document/golden/${name}.json`, import.meta.url))),
)

/** The label in every form that it leaves in. */
const FORMS: Readonly<Record<string, (document: LabelDocument) => Promise<unknown>>> = {
  pdf: (document) => pdfOf(document),
  png: (document) =>
    eachPage(document, async (page, sources) => {
      rasterPage(page, { dpi: 203, isOneBit: true }, sources)
    }),
  zpl: (document) =>
    eachPage(document, (page, sources) =>
      zplPage(page, { dpi: 203, copies: 1, compression: 'run-length', hasNativeBarcodes: true }, sources),
    ),
  svg: (document) =>
    eachPage(document, (page, sources) =>
      svgPage(page, { dpi: 203, title: '', text: 'outlines', images: document.images }, sources),
    ),
}

async function eachPage(
  document: LabelDocument,
  make: (page: ExportPage, sources: RasterSources) => Promise<unknown>,
) {
  for (const page of exportPages(document, { now: 0 })) {
    await testFonts.prepare(page.parts)
    await make(page, { fonts: testFonts, pictures: new Map() })
  }
}

/** What a file with strange values becomes; null when it is no label at all. */
function opened(mutant: Uint8Array): LabelDocument | null {
  try {
    return parseDocument(new TextDecoder().decode(mutant))
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError)
    return null
  }
}

test('a label with strange values prints in every form, or is refused in words', {
  timeout: 7_200_000,
}, async ({ annotate }) => {
  let [printed, refused] = [0, 0]
  for (let seed = 0; seed < MUTANTS; seed++) {
    const document = opened(templateMutant(GOLDEN[seed % GOLDEN.length] as Uint8Array, seed))
    if (!document) continue
    for (const [form, make] of Object.entries(FORMS)) {
      try {
        await make(document)
        printed++
      } catch (error) {
        refused++
        // An error that nobody wrote for users would be told as "unknown".
        expect(failureText(error), `${form} of mutant ${seed}: ${String(error)}`).not.toMatch(/^没有导出成功/)
      }
    }
  }
  expect(printed).toBeGreaterThan(refused)
  expect(globalThis).not.toHaveProperty('pwned')
  expect(Object.keys(Object.prototype)).toEqual([])
  await annotate(`${MUTANTS} templates: ${printed} files made, ${refused} refused`)
})

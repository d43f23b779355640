// How long 500 labels with Chinese text, EAN-13, Code 128 and an imported page take and how large their PDF is: ours, the
// bare PDF library drawing the same things, and pdfme's generator, in one process, taking turns. pdfme takes one imported
// page for all labels, the others one for each; that is to its advantage.
import { writeFileSync } from 'node:fs'
import { createLabelFonts } from '../packages/label-editor/src/export/fonts/label-fonts.ts'
import { nodeFonts } from '../packages/label-editor/src/export/node/node-fonts.ts'
import { exportPages } from '../packages/label-editor/src/export/page/export-pages.ts'
import { writePdf } from '../packages/label-editor/src/export/pdf/write-pdf.ts'
import { labelPapers } from '../packages/label-editor/src/export/sheet/label-papers.ts'
import { COUNT, HEIGHT, ourLabel, RECORDS, WIDTH } from './label-export/label.ts'
import { marketplacePdf } from './label-export/marketplace-pdf.ts'
import { byPdfLib, byPdfme } from './label-export/peers.ts'
import { wholeFont } from './label-export/whole-font.ts'

/** Figures that the tool is held to. */
const LIMITS = { toLibrary: 1.3, toPdfme: 5, bytesALabel: 2_200, bytesAlone: 40_000 }
const ROUNDS = Number(process.env.ROUNDS ?? 3)

const marketplace = await marketplacePdf()
const fonts = { normal: await wholeFont(false), bold: await wholeFont(true) }
const label = ourLabel(marketplace)

/** A cold run each time: fonts are opened again as in a worker that has just started. */
async function ours(records = RECORDS) {
  const chunks = []
  await writePdf(
    labelPapers(exportPages(label, { now: 0, records })),
    { title: 'bench', language: 'zh-CN', created: 0, document: label, isBatch: records.length > 1 },
    { fonts: createLabelFonts(nodeFonts), sink: (bytes) => chunks.push(bytes) },
  )
  return Buffer.concat(chunks)
}

const runs = {
  ours: () => ours(),
  'pdf-lib': () => byPdfLib(marketplace, fonts),
  pdfme: () => byPdfme(marketplace, fonts, { width: WIDTH / 2540, height: HEIGHT / 2540 }),
}

const times = Object.fromEntries(Object.keys(runs).map((name) => [name, []]))
const sizes = {}
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(runs)) {
    // Three quarters of a minute each: once is enough where the limit is a factor of five.
    if (name === 'pdfme' && round > 0) continue
    globalThis.gc?.()
    const from = performance.now()
    const pdf = await run()
    times[name].push(performance.now() - from)
    sizes[name] = pdf.length
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/${name}.pdf`, pdf)
  }
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
for (const name of Object.keys(runs)) {
  const bytes = sizes[name] / COUNT
  console.log(
    `${name.padEnd(8)} ${middle(times[name]).toFixed(0).padStart(6)} ms  ${(sizes[name] / 1024).toFixed(0).padStart(6)} kB  ${bytes.toFixed(0).padStart(6)} B a label`,
  )
}
const toLibrary = middle(times.ours) / middle(times['pdf-lib'])
const faster = middle(times.pdfme) / middle(times.ours)
const smaller = sizes.pdfme / sizes.ours
const report = (what, value, limit, isGood) => {
  console.log(`${isGood ? 'ok  ' : 'MISS'} ${what} ${value} (limit ${limit})`)
  if (!isGood) process.exitCode = 1
}
report(
  'time against the bare library',
  toLibrary.toFixed(2),
  `<= ${LIMITS.toLibrary}`,
  toLibrary <= LIMITS.toLibrary,
)
report(
  'bytes a label',
  (sizes.ours / COUNT).toFixed(0),
  `<= ${LIMITS.bytesALabel}`,
  sizes.ours / COUNT <= LIMITS.bytesALabel,
)
const alone = (await ours(RECORDS.slice(0, 1))).length
report('bytes of one label alone', alone, `<= ${LIMITS.bytesAlone}`, alone <= LIMITS.bytesAlone)
report('faster than pdfme', faster.toFixed(1), `>= ${LIMITS.toPdfme}`, faster >= LIMITS.toPdfme)
report('smaller than pdfme', smaller.toFixed(1), `>= ${LIMITS.toPdfme}`, smaller >= LIMITS.toPdfme)

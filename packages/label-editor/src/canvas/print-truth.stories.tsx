import type { Meta, StoryObj } from '@storybook/react-vite'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import '@fontsource-variable/noto-sans/index.css'
import '@fontsource-variable/noto-sans-sc/index.css'
import type { LabelElement } from '../document/element.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { labelOf } from '../document/label-of.fixture.ts'
import { newText } from '../document/new-document.ts'
import { exportPages } from '../export/page/export-pages.ts'
import goldenUrl from '../export/pdf/golden/golden-label.pdf?url'
import { GOLDEN_LABEL, GOLDEN_RECORDS, GOLDEN_TIME } from '../export/pdf/golden/golden-label.ts'
import { Cancelled } from '../export/worker/cancelled.ts'
import { createExporter } from '../export/worker/create-exporter.ts'
// Vite does not look into workers: what the job needs is named here, lest the page reloads when it finds it.
import '../export/worker/pdf-job.ts'
import '../export/fonts/label-fonts.ts'
import { ON_DEMAND } from '../fonts/font-metrics.ts'
import { TEMPLATES } from '../library/templates/all-templates.ts'
import { documentFrom } from '../library/templates/label-template.ts'
import { SAMPLE_RECORD } from '../library/templates/sample-record.ts'
import { canvasFont, FAMILIES } from './canvas-fonts.ts'
import { loadOnDemand } from './on-demand-fonts.ts'
import { paintItems } from './paint-items.ts'

/** Drawn three times as fine as it is compared: a browser sets text onto whole pixels, which a printer does not. */
const FINER = 3
const DPI = 300 * FINER
/** Two programs smooth the same edge differently: by up to a quarter of the way from black to white. */
const TOLERANCE = 64

type Row = Readonly<Record<string, string>>

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** The first page as the screen draws it. */
async function onScreen(label: LabelDocument, record: Row, width: number, height: number) {
  const [page] = [...exportPages(label, { now: GOLDEN_TIME, records: [record] })]
  const blocks = page?.parts.flatMap((part) => part.blocks) ?? []
  const texts = blocks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'glyphs' ? [item] : [])))
  await Promise.all(
    texts.map(({ face, isBold, text }) =>
      ON_DEMAND.includes(face)
        ? loadOnDemand(face, FAMILIES[face], [...text])
        : document.fonts.load(canvasFont(face, 16, isBold), text),
    ),
  )
  const { canvas, context } = canvasOf(width, height)
  const scale = DPI / 2_540
  for (const { matrix, items } of blocks) {
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.transform(...matrix)
    paintItems(context, items, () => null)
  }
  return { canvas, data: context.getImageData(0, 0, width, height).data }
}

/** The first page of a PDF as pdf.js draws it. */
async function onPaper(pdf: Uint8Array) {
  const task = getDocument({ data: pdf, verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const viewport = page.getViewport({ scale: DPI / 72 })
  const { canvas, context } = canvasOf(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas, canvasContext: context, viewport }).promise
  await task.destroy()
  return { canvas, data: context.getImageData(0, 0, canvas.width, canvas.height).data }
}

/** Brightness at the resolution that is compared. */
function averaged(data: Uint8ClampedArray, width: number): Float32Array {
  const [across, down] = [Math.floor(width / FINER), Math.floor(data.length / 4 / width / FINER)]
  return Float32Array.from({ length: across * down }, (_, dot) => {
    const [left, top] = [(dot % across) * FINER, Math.floor(dot / across) * FINER]
    let sum = 0
    for (let y = top; y < top + FINER; y++) {
      for (let x = left; x < left + FINER; x++) sum += data[(y * width + x) * 4] ?? 0
    }
    return sum / FINER ** 2
  })
}

/** Share of the dots of which a program makes nearly the same as the other. */
function likeness(one: Float32Array, other: Float32Array): number {
  const same = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) <= TOLERANCE)
  return same.length / one.length
}

const exporter = createExporter()

async function pdfInWorker(label: LabelDocument, records: readonly Row[]) {
  const { result } = exporter.run('pdf', { document: label, records, now: GOLDEN_TIME })
  return new Uint8Array(await (await result).file.arrayBuffer())
}

interface CompareProps {
  label: LabelDocument
  record: Row
}

/** A label on the screen and on paper, beside each other. */
function Compare({ label, record }: CompareProps) {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [share, setShare] = useState(0)
  useEffect(() => {
    void (async () => {
      const paper = await onPaper(await pdfInWorker(label, [record]))
      const screen = await onScreen(label, record, paper.canvas.width, paper.canvas.height)
      setPictures([screen.canvas.toDataURL(), paper.canvas.toDataURL()])
      const { width } = paper.canvas
      setShare(likeness(averaged(screen.data, width), averaged(paper.data, width)))
    })()
  }, [label, record])
  return (
    <figure data-share={share} style={{ margin: 0, padding: 16 }}>
      {pictures.map((source, at) => (
        <img key={source} src={source} alt={at === 0 ? '屏幕' : '纸面'} style={{ width: 480 }} />
      ))}
      <figcaption>{(share * 100).toFixed(3)}%</figcaption>
    </figure>
  )
}

const meta = { title: '标签编辑器/纸面与屏幕', component: Compare } satisfies Meta<typeof Compare>
export default meta
type Story = StoryObj<typeof meta>

const alike: Story['play'] = async ({ canvasElement }) => {
  await waitFor(
    () => {
      const share = Number(canvasElement.querySelector('figure')?.dataset['share'])
      expect(share).toBeGreaterThanOrEqual(0.995)
    },
    { timeout: 12_000 },
  )
}

const line = (id: string, text: string, y: number, fontWeight: 'normal' | 'bold'): LabelElement => ({
  ...newText(id, text),
  x: 300,
  y,
  width: 6_400,
  height: 500,
  fontSize: 360,
  fontWeight,
})

const fromTemplate = (wanted: string): LabelDocument => {
  let id = 0
  const template = TEMPLATES.find((one) => one.id === wanted)
  if (!template) throw new Error(`no template ${wanted}`)
  return documentFrom(template, () => `id${id++}`)
}

export const Everything: Story = {
  args: { label: GOLDEN_LABEL, record: GOLDEN_RECORDS[0] ?? {} },
  play: alike,
}
export const Care: Story = {
  args: { label: fromTemplate('textile-full'), record: SAMPLE_RECORD },
  play: alike,
}
export const Warnings: Story = {
  args: { label: fromTemplate('aerosol'), record: SAMPLE_RECORD },
  play: alike,
}

/** Letters whose fonts are fetched only now, in both weights. */
export const OnDemand: Story = {
  args: {
    label: labelOf([
      line('korean', '제품명: 순면 수납 바구니 ㈜하이쉬안', 300, 'normal'),
      line('bold', '경고: 3세 이하 어린이 사용 금지', 900, 'bold'),
      line('japanese', '品名：鰯と鯵の籠 ㍉ Ⅱ 類', 1_500, 'normal'),
      line('kanji', '匁 塡 ㈹ 鱒', 2_100, 'bold'),
    ]),
    record: {},
  },
  play: alike,
}

/** The worker of a browser makes the very bytes that Node makes. */
export const SameBytesAsNode: Story = {
  args: { label: GOLDEN_LABEL, record: GOLDEN_RECORDS[0] ?? {} },
  play: async () => {
    const golden = new Uint8Array(await (await fetch(goldenUrl)).arrayBuffer())
    expect(await pdfInWorker(GOLDEN_LABEL, GOLDEN_RECORDS)).toEqual(golden)
  },
}

/** A long run reports how far it is, ends when it is told to, and leaves the worker ready for the next. */
export const CancelledInTheMiddle: Story = {
  args: { label: GOLDEN_LABEL, record: GOLDEN_RECORDS[0] ?? {} },
  play: async () => {
    const records = Array.from({ length: 20_000 }, () => GOLDEN_RECORDS[0] ?? {})
    const seen: number[] = []
    const run = exporter.run('pdf', { document: GOLDEN_LABEL, records, now: GOLDEN_TIME }, (done, of) => {
      expect(of).toBe(20_000)
      seen.push(done)
      if (done > 0) run.cancel()
    })
    await expect(run.result).rejects.toBeInstanceOf(Cancelled)
    expect(Math.max(...seen)).toBeLessThan(20_000)
    expect((await pdfInWorker(GOLDEN_LABEL, GOLDEN_RECORDS)).length).toBeGreaterThan(1_000)
  },
}

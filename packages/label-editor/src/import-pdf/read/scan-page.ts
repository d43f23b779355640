import { blockOfCell, evenBlocks } from '../find/block-of-cell.ts'
import { findBars, unreadBars } from '../find/find-bars.ts'
import { findCells } from '../find/find-cells.ts'
import { type Ink, inkBounds, inkOf, type PixelBox } from '../find/ink.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { quarterTurn, type ReadCode, type ReadCodes } from './code-reader.ts'
import type { OpenPage, OpenPdf } from './open-pdf.ts'
import type { FoundCode, PageReport } from './page-report.ts'
import { type Surface, turnedSize } from './surface.ts'

/** Pixels a point at 300 dpi. */
const SCALE = 300 / 72
const POINTS_PER_MM = 72 / 25.4
/** Millimetres around bars that are looked at again. */
const AROUND = 4
/** A page up to this size in millimetres that holds one code is one label. */
const LABEL_SIDE = 160

/** The finest scale up to the wanted one at which a size still fits the limit. */
const scaleFor = (width: number, height: number, wanted: number) =>
  Math.min(wanted, Math.sqrt(IMPORT_LIMITS.pixels / (width * height)))

/** Reads a part of a page again, finer. Boxes come back in the pixels of the page. */
async function readAgain(
  page: OpenPage,
  part: PixelBox,
  scale: number,
  read: ReadCodes,
): Promise<ReadCode[]> {
  const times = scaleFor(part.width, part.height, 2.5)
  if (times < 1.2) return []
  const finer = {
    x: Math.floor(part.x * times),
    y: Math.floor(part.y * times),
    width: Math.ceil(part.width * times),
    height: Math.ceil(part.height * times),
  }
  const surface = await page.draw(scale * times, finer)
  const codes = await read(surface.pixels())
  surface.drop()
  return codes.map(({ box, ...code }) => ({
    ...code,
    box: {
      x: Math.round((finer.x + box.x) / times),
      y: Math.round((finer.y + box.y) / times),
      width: Math.max(1, Math.round(box.width / times)),
      height: Math.max(1, Math.round(box.height / times)),
    },
  }))
}

const boxesOf = (codes: readonly ReadCode[]) => codes.map(({ box }) => box)

interface Found {
  codes: ReadCode[]
  /** Bars that nothing reads. */
  unread: PixelBox[]
}

async function findCodes(
  page: OpenPage,
  surface: Surface,
  ink: Ink,
  scale: number,
  read: ReadCodes,
): Promise<Found> {
  const codes = await read(surface.pixels())
  const whole = { x: 0, y: 0, width: ink.width, height: ink.height }
  const dotsPerMm = scale * POINTS_PER_MM
  const bars = findBars(ink, dotsPerMm)
  const around = AROUND * dotsPerMm
  for (const bar of unreadBars(bars, boxesOf(codes))) {
    const x = Math.max(0, Math.round(bar.x - around))
    const y = Math.max(0, Math.round(bar.y - around))
    const part = {
      x,
      y,
      width: Math.min(ink.width, Math.round(bar.x + bar.width + around)) - x,
      height: Math.min(ink.height, Math.round(bar.y + bar.height + around)) - y,
    }
    codes.push(...unknownAmong(await readAgain(page, part, scale, read), codes))
  }
  if (codes.length === 0) codes.push(...(await readAgain(page, whole, scale, read)))
  return { codes: codes.slice(0, IMPORT_LIMITS.codesOfPage), unread: unreadBars(bars, boxesOf(codes)) }
}

/** Codes that are not among those that are known already at the same place. */
const unknownAmong = (found: readonly ReadCode[], known: readonly ReadCode[]) =>
  found.filter(
    ({ value, box }) =>
      !known.some(
        (code) =>
          code.value === value &&
          Math.abs(code.box.x - box.x) < code.box.width &&
          Math.abs(code.box.y - box.y) < Math.max(code.box.height, box.height) * 2,
      ),
  )

/**
 * The block of each code: a small page with one code is one label as it is. Bars that nothing reads keep their part.
 */
function blocksOf(page: OpenPage, ink: Ink, { codes, unread }: Found, scale: number): PixelBox[] {
  const whole = { x: 0, y: 0, width: ink.width, height: ink.height }
  const isLabel = Math.max(page.width, page.height) <= LABEL_SIDE * POINTS_PER_MM
  if (codes.length === 1 && unread.length === 0 && isLabel) return [whole]
  const dotsPerMm = scale * POINTS_PER_MM
  const cells = findCells(ink, whole, [...boxesOf(codes), ...unread])
  const inOrder = codes.map((code, at) => cells.find((cell) => cell.code === at)?.box ?? code.box)
  return evenBlocks(inOrder.map((cell) => ({ cell, block: blockOfCell(ink, cell, dotsPerMm) })))
}

/** From the top left, row by row. */
const inReadingOrder = (codes: readonly ReadCode[]): ReadCode[] =>
  [...codes].sort((a, b) => {
    const isSameRow = Math.abs(a.box.y - b.box.y) < Math.max(a.box.height, b.box.height) / 2
    return isSameRow ? a.box.x - b.box.x : a.box.y - b.box.y
  })

function problemOf(isBlank: boolean, { codes, unread }: Found): string | null {
  if (isBlank) return '空白页'
  if (unread.length > 0) return `有 ${unread.length} 处条码读不出，可能太小、太糊或被遮挡`
  return codes.length === 0 ? '没有找到条码' : null
}

async function scanOpen(page: OpenPage, index: number, read: ReadCodes): Promise<PageReport> {
  const scale = scaleFor(page.width, page.height, SCALE)
  const surface = await page.draw(scale)
  const ink = inkOf(surface.pixels())
  const isBlank = inkBounds(ink, { x: 0, y: 0, width: ink.width, height: ink.height }) === null
  const found = isBlank ? { codes: [], unread: [] } : await findCodes(page, surface, ink, scale, read)
  const sorted = inReadingOrder(found.codes)
  const blocks = blocksOf(page, ink, { ...found, codes: sorted }, scale)
  const codes: FoundCode[] = []
  for (const [at, { format, value, turn: lies }] of sorted.entries()) {
    const block = blocks[at]
    if (!block) continue
    // A code that is on its side is put upright, with all that is around it.
    const turn = quarterTurn(page.turn - lies)
    const area = page.areaOf(block, scale)
    const [across, down] = turn % 180 === 0 ? [area.width, area.height] : [area.height, area.width]
    codes.push({
      id: `${index + 1}-${at + 1}`,
      page: index,
      format,
      value,
      clip: { page: index, area, turn },
      preview: { source: await surface.png(block, quarterTurn(-lies)), ...turnedSize(block, lies) },
      width: across / POINTS_PER_MM,
      height: down / POINTS_PER_MM,
    })
  }
  surface.drop()
  return { page: index, codes, problem: problemOf(isBlank, found) }
}

/** Finds and reads the codes of one page. Whatever is wrong with a page is told in its report. */
export async function scanPage(pdf: OpenPdf, index: number, read: ReadCodes): Promise<PageReport> {
  try {
    const page = await pdf.page(index)
    const report = await scanOpen(page, index, read)
    page.close()
    return report
  } catch {
    return { page: index, codes: [], problem: '页面内容已损坏，无法显示' }
  }
}

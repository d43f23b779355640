import type { LabelImage } from '../../document/label-document.ts'
import type { PathItem, RectRun } from '../../layout/display-list.ts'
import { toMm } from '../../units/length.ts'
import type { ExportBlock, ExportItem, ExportPage } from '../page/export-page.ts'
import type { RasterSources } from '../raster/raster-page.ts'
import { outlinedRun, typedRun } from './svg-glyphs.ts'
import { svgPicture } from './svg-picture.ts'
import { escaped, short } from './svg-text.ts'

export interface SvgOptions {
  /** What a reader of the file is told that it shows. */
  title: string
  /** `outlines` looks the same everywhere; `text` can be searched and typed over where the fonts are. */
  text: 'outlines' | 'text'
  /** Resolution of pictures that are black and white. */
  dpi: number
  images: Readonly<Record<string, LabelImage>>
}

/** Rectangles of one ink as one path, so that no viewer shows seams between them. */
function rectsPath({ rects, ink }: RectRun): string {
  const d = rects
    .map(({ x, y, width, height }) => {
      const [w, h] = [short(width), short(height)]
      return `M${short(x)} ${short(y)}h${w}v${h}h-${w}z`
    })
    .join('')
  return `<path fill="${ink}" shape-rendering="crispEdges" d="${d}"/>`
}

function drawnPath({ d, fill, stroke, strokeWidth, dash, isEvenOdd, place }: PathItem): string {
  const { x, y, scaleX, scaleY } = place
  const isMoved = x !== 0 || y !== 0 || scaleX !== 1 || scaleY !== 1
  const hasStroke = stroke !== null && strokeWidth > 0
  return [
    `<path fill="${fill ?? 'none'}"`,
    isEvenOdd ? ' fill-rule="evenodd"' : '',
    hasStroke ? ` stroke="${stroke}" stroke-width="${short(strokeWidth)}" stroke-miterlimit="10"` : '',
    hasStroke && dash.length > 0 ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '',
    isMoved ? ` transform="matrix(${[scaleX, 0, 0, scaleY, x, y].map(short).join(' ')})"` : '',
    ` d="${escaped(d)}"/>`,
  ].join('')
}

async function svgItem(item: ExportItem, options: SvgOptions, sources: RasterSources): Promise<string> {
  switch (item.kind) {
    case 'rects':
      return rectsPath(item)
    case 'path':
      return drawnPath(item)
    case 'glyphs':
      return options.text === 'text' ? typedRun(item) : outlinedRun(item, sources.fonts)
    case 'picture':
      return svgPicture(item, options.images[item.imageId]?.source ?? '', options.dpi, sources)
  }
}

async function svgBlock(block: ExportBlock, options: SvgOptions, sources: RasterSources): Promise<string> {
  const items = await Promise.all(block.items.map((item) => svgItem(item, options, sources)))
  const drawn = items.join('')
  if (drawn === '') return ''
  const [a, b, c, d, e, f] = block.matrix
  const isMoved = [a, b, c, d, e, f].join() !== '1,0,0,1,0,0'
  const place = isMoved ? ` transform="matrix(${block.matrix.map(short).join(' ')})"` : ''
  const title = block.reading ? `<title>${escaped(block.reading.text)}</title>` : ''
  return `<g${place}>${title}${drawn}</g>\n`
}

/** A page as an SVG file of its size in millimetres; one unit of its drawing is a hundredth of a millimetre. */
export async function svgPage(
  page: ExportPage,
  options: SvgOptions,
  sources: RasterSources,
): Promise<string> {
  const blocks = await Promise.all(
    page.parts.flatMap((part) => part.blocks).map((block) => svgBlock(block, options, sources)),
  )
  const [width, height] = [short(toMm(page.width)), short(toMm(page.height))]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm"` +
    ` viewBox="0 0 ${page.width} ${page.height}">\n<title>${escaped(options.title)}</title>\n${blocks.join('')}</svg>\n`
  )
}

import type { DisplayItem, GlyphRun, PathItem, PictureItem, RectRun } from '../layout/display-list.ts'
import { canvasFont } from './canvas-fonts.ts'

type Context = CanvasRenderingContext2D
type PictureOf = (item: PictureItem) => CanvasImageSource | null

const outlines = new Map<string, Path2D>()

function outlineOf(d: string): Path2D {
  const known = outlines.get(d)
  if (known) return known
  // Resizing a shape makes a new outline each frame.
  if (outlines.size > 2_000) outlines.clear()
  const made = new Path2D(d)
  outlines.set(d, made)
  return made
}

function paintGlyphs(context: Context, run: GlyphRun) {
  context.font = canvasFont(run.face, run.size, run.isBold)
  context.fillStyle = run.ink
  context.letterSpacing = `${run.spacing}px`
  if (!run.isTurned) {
    context.fillText(run.text, run.x, run.y)
    return
  }
  context.save()
  context.translate(run.x, run.y)
  context.rotate(Math.PI / 2)
  context.fillText(run.text, 0, 0)
  context.restore()
}

function paintRects(context: Context, { rects, ink }: RectRun) {
  context.fillStyle = ink
  // Filled in one step: one by one, neighbours would show seams where their edges fall between pixels.
  context.beginPath()
  for (const { x, y, width, height } of rects) context.rect(x, y, width, height)
  context.fill()
}

function paintPath(context: Context, item: PathItem) {
  const { place } = item
  context.save()
  context.translate(place.x, place.y)
  context.scale(place.scaleX, place.scaleY)
  const outline = outlineOf(item.d)
  if (item.fill) {
    context.fillStyle = item.fill
    context.fill(outline, item.isEvenOdd ? 'evenodd' : 'nonzero')
  }
  if (item.stroke && item.strokeWidth > 0) {
    context.strokeStyle = item.stroke
    context.lineWidth = item.strokeWidth
    context.setLineDash([...item.dash])
    context.stroke(outline)
  }
  context.restore()
}

function paintPicture(context: Context, item: PictureItem, picture: CanvasImageSource) {
  const { crop } = item
  const [width, height] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [(picture as HTMLCanvasElement).width, (picture as HTMLCanvasElement).height]
  // Dots of black and white must not be blurred into grey.
  context.imageSmoothingEnabled = item.threshold === null
  context.drawImage(
    picture,
    crop.left * width,
    crop.top * height,
    (1 - crop.left - crop.right) * width,
    (1 - crop.top - crop.bottom) * height,
    item.x,
    item.y,
    item.width,
    item.height,
  )
}

/** Draws a display list; the context's unit is a hundredth of a millimetre, its origin the top left of the box. */
export function paintItems(context: Context, items: readonly DisplayItem[], pictureOf: PictureOf): void {
  context.textBaseline = 'alphabetic'
  // Advances come from the layout: the browser must neither kern nor round them.
  context.fontKerning = 'none'
  context.textRendering = 'geometricPrecision'
  for (const item of items) {
    if (item.kind === 'glyphs') paintGlyphs(context, item)
    else if (item.kind === 'rects') paintRects(context, item)
    else if (item.kind === 'path') paintPath(context, item)
    else {
      const picture = pictureOf(item)
      if (picture) paintPicture(context, item, picture)
    }
  }
}

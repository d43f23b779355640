import type { ImageElement } from '../../document/element.ts'
import { type Frame, type Handle, middleOf, PULLS, turned } from '../../geometry/handles.ts'
import type { Point } from '../../geometry/viewport.ts'
import { fitPicture } from './fit-picture.ts'

type Crop = ImageElement['crop']

/** A picture while it is cut: where all of it would be on the page, and which shares of it are cut off. */
export interface CropDraft {
  picture: Frame
  crop: Crop
}

/** No side of what is left becomes a smaller share of the picture by pulling. */
export const LEAST_SHARE = 0.05

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** A frame whose middle is `by` from another's, seen along that one's own sides. */
function beside(frame: Frame, by: Point, { width, height }: { width: number; height: number }): Frame {
  const middle = middleOf(frame)
  const { x, y } = turned(by, frame.rotation)
  const { rotation } = frame
  return { x: middle.x + x - width / 2, y: middle.y + y - height / 2, width, height, rotation }
}

/**
 * The draft of a picture as it is; what is seen of it does not move. Null where nothing of it can be seen.
 * @param size Pixels of the whole picture.
 */
export function beginCrop(element: ImageElement, size: { width: number; height: number }): CropDraft | null {
  const { box, crop } = fitPicture(element, size)
  const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom]
  if (across <= 0 || down <= 0 || box.width <= 0 || box.height <= 0) return null
  const whole = { width: box.width / across, height: box.height / down }
  const by = {
    x: box.x - crop.left * whole.width + (whole.width - element.width) / 2,
    y: box.y - crop.top * whole.height + (whole.height - element.height) / 2,
  }
  return { picture: beside(element, by, whole), crop }
}

/** The part that is left, on the page. */
export function cropWindow({ picture, crop }: CropDraft): Frame {
  const by = {
    x: ((crop.left - crop.right) * picture.width) / 2,
    y: ((crop.top - crop.bottom) * picture.height) / 2,
  }
  const left = {
    width: picture.width * (1 - crop.left - crop.right),
    height: picture.height * (1 - crop.top - crop.bottom),
  }
  return beside(picture, by, left)
}

/** How far the pointer has moved on the page, as shares of the picture's own sides. */
function sharesOf({ picture }: CropDraft, by: Point): Point {
  const own = turned(by, -picture.rotation)
  return { x: own.x / picture.width, y: own.y / picture.height }
}

/** One axis of a pull: what is cut off before and after. */
function pulled([before, after]: [number, number], pull: number, by: number): [number, number] {
  if (pull < 0) return [within(before + by, 0, Math.max(before, 1 - after - LEAST_SHARE)), after]
  if (pull > 0) return [before, within(after - by, 0, Math.max(after, 1 - before - LEAST_SHARE))]
  return [before, after]
}

/** One axis made `scale` times as long towards the side that is pulled. */
const scaled = ([before, after]: [number, number], pull: number, scale: number): [number, number] => {
  const length = (1 - before - after) * scale
  return pull < 0 ? [Math.max(0, 1 - after - length), after] : [before, Math.max(0, 1 - before - length)]
}

/**
 * The crop after one of its handles was pulled: it stays inside the picture.
 * @param by How far the pointer has moved on the page.
 * @param keepsRatio Corners keep the ratio of what is left.
 */
export function pullCrop(
  draft: CropDraft,
  handle: Exclude<Handle, 'turn'>,
  by: Point,
  keepsRatio: boolean,
): Crop {
  const { left, top, right, bottom } = draft.crop
  const pull = PULLS[handle]
  const shares = sharesOf(draft, by)
  const [x, y]: [number, number][] = [
    [left, right],
    [top, bottom],
  ]
  if (!x || !y) return draft.crop
  let [wide, high] = [pulled(x, pull.x, shares.x), pulled(y, pull.y, shares.y)]
  if (keepsRatio && pull.x !== 0 && pull.y !== 0) {
    const [across, down] = [1 - left - right, 1 - top - bottom]
    const wanted = Math.max((1 - wide[0] - wide[1]) / across, (1 - high[0] - high[1]) / down)
    const most = Math.min(
      (1 - (pull.x < 0 ? right : left)) / across,
      (1 - (pull.y < 0 ? bottom : top)) / down,
    )
    const least = Math.min(1, Math.max(LEAST_SHARE / across, LEAST_SHARE / down))
    const scale = within(wanted, least, most)
    wide = scaled(x, pull.x, scale)
    high = scaled(y, pull.y, scale)
  }
  return { left: wide[0], top: high[0], right: wide[1], bottom: high[1] }
}

/** The crop moved over the picture; what is left keeps its size. */
export function moveCrop(draft: CropDraft, by: Point): Crop {
  const { left, top, right, bottom } = draft.crop
  const shares = sharesOf(draft, by)
  const [dx, dy] = [within(shares.x, -left, right), within(shares.y, -top, bottom)]
  return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy }
}

/** Finer than a hundredth of a millimetre on any picture that fits on a label. */
const share = (value: number) => Math.round(value * 1e6) / 1e6

/** The element with what is left of its picture as its box: nothing that is still seen moves. */
export function applyCrop(element: ImageElement, draft: CropDraft): ImageElement {
  const { x, y, width, height } = cropWindow(draft)
  const { left, top, right, bottom } = draft.crop
  return {
    ...element,
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    crop: { left: share(left), top: share(top), right: share(right), bottom: share(bottom) },
  }
}

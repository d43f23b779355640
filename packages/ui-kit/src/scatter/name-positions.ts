import { NAME_BAND, type ScatterLayout } from './scatter-layout.ts'

/** Where the name of a point is: CSS pixels from the upper left corner of the plot. */
export type NamePosition = {
  readonly id: string
  readonly text: string
  readonly left: number
  readonly top: number
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** CSS pixels of the names: a letter of Chinese and its signs, one of ASCII at most, and the height of a line. */
const WIDE = 12
const NARROW = 7
const LINE = 16
/** Between a circle and its name. */
const GAP = 3
/** To any other circle, so that nobody takes the name for its. */
const APART = 8
/** Longer ones would cover more than they say. */
const MOST_WIDTH = 132

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '~' ? WIDE : NARROW), 0)

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const around = ({ left, top, right, bottom }: Box, space: number): Box => ({
  left: left - space,
  top: top - space,
  right: right + space,
  bottom: bottom + space,
})

/**
 * Names for the points that have space for one, the largest first: beside the circle, above, below or aslant, over no other
 * name, across no dividing line, and near to no other circle. Who finds no space is named where it is pointed at.
 */
export function placeNames(layout: ScatterLayout, width: number, height: number): NamePosition[] {
  const { points, splitLeft, splitTop } = layout
  const circles = points.map(({ id, left, top, radius }) => ({
    id,
    box: around({ left, top, right: left, bottom: top }, radius),
  }))
  const taken: Box[] = [
    { left: splitLeft - 1, top: 0, right: splitLeft + 2, bottom: height },
    { left: 0, top: splitTop - 1, right: width, bottom: splitTop + 2 },
  ]
  const isFree = (id: string, box: Box) =>
    box.left >= GAP &&
    box.right <= width - GAP &&
    box.top >= NAME_BAND &&
    box.bottom <= height - NAME_BAND &&
    taken.every((other) => !meet(around(box, GAP), other)) &&
    circles.every((circle) => circle.id === id || !meet(around(box, APART), circle.box))
  return points.flatMap(({ id, label, left, top, radius }) => {
    const wide = widthOf(label)
    if (wide === 0 || wide > MOST_WIDTH) return []
    const away = radius + GAP
    const aslant = away * Math.SQRT1_2
    const place = [
      [left + away, top - LINE / 2],
      [left - away - wide, top - LINE / 2],
      [left - wide / 2, top - away - LINE],
      [left - wide / 2, top + away],
      [left + aslant, top - aslant - LINE],
      [left - aslant - wide, top - aslant - LINE],
      [left + aslant, top + aslant],
      [left - aslant - wide, top + aslant],
    ]
      .map(([x = 0, y = 0]) => ({ left: x, top: y, right: x + wide, bottom: y + LINE }))
      .find((box) => isFree(id, box))
    if (!place) return []
    taken.push(place)
    return [{ id, text: label, left: place.left, top: place.top }]
  })
}

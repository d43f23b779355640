import { LETTER_SHAPES } from './letter-shapes.ts'
import { curvePoints, line, type Point } from './path.ts'

const SPACE = 3
/** Free space between two letters beyond the thickness of their lines, as a share of the height. */
const GAP = 0.14

const cache = new Map<string, readonly (readonly Point[])[]>()

/** Lines of a letter as points in its box of height 10. */
function strokesOf(character: string): readonly (readonly Point[])[] {
  const known = cache.get(character)
  if (known) return known
  const strokes: Point[][] = []
  for (const [, command = '', given = ''] of (LETTER_SHAPES[character]?.[1] ?? '').matchAll(
    /([MLC])([^MLC]+)/g,
  )) {
    const numbers = given.trim().split(/\s+/).map(Number)
    const point = (index: number): Point => [numbers[index] ?? 0, numbers[index + 1] ?? 0]
    if (command === 'M') strokes.push([point(0)])
    else {
      const stroke = strokes.at(-1)
      const last = stroke?.at(-1) ?? [0, 0]
      stroke?.push(
        ...(command === 'L' ? [point(0)] : curvePoints(last, point(0), point(2), point(4)).slice(1)),
      )
    }
  }
  cache.set(character, strokes)
  return strokes
}

const widthOf = (character: string) => LETTER_SHAPES[character]?.[0] ?? SPACE

/** Width of lettering of a height, its lines' thickness among it. */
export function letteringWidth(text: string, height: number, thickness: number): number {
  const inner = height - thickness
  const gap = thickness + GAP * height
  const characters = [...text]
  const sum = characters.reduce((total, character) => total + (widthOf(character) * inner) / 10, 0)
  return sum + Math.max(0, characters.length - 1) * gap + thickness
}

/**
 * Lettering of lines of one thickness, as on a technical drawing: it needs no font and no licence.
 *
 * @param centre Middle of the capitals.
 * @param height Height of capitals with the thickness of their lines.
 * @param widest The lettering is made narrower to fit; the lines keep their thickness.
 */
export function lettering(
  text: string,
  centre: Point,
  height: number,
  thickness: number = height * 0.15,
  widest: number = Number.POSITIVE_INFINITY,
): string {
  const natural = letteringWidth(text, height, thickness)
  const squeeze = Math.min(1, (widest - thickness) / (natural - thickness))
  const inner = (height - thickness) / 10
  const gap = thickness + GAP * height
  let x = centre[0] - (natural - thickness) * squeeze * 0.5
  const top = centre[1] - height / 2 + thickness / 2
  let path = ''
  for (const character of text) {
    const place = ([letterX, letterY]: Point): Point => [x + letterX * inner * squeeze, top + letterY * inner]
    for (const stroke of strokesOf(character)) path += line(thickness, ...stroke.map(place))
    x += (widthOf(character) * inner + gap) * squeeze
  }
  return path
}

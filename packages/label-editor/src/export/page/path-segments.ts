/** A piece of an outline in absolute coordinates; every curve is cubic. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const TOKEN = /[MmLlHhVvCcSsQqTtAaZz]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Numbers of one command; the flags of an arc may be written without a space after them. */
function* commandsOf(d: string): Generator<{ letter: string; numbers: number[] }> {
  const tokens = d.match(TOKEN) ?? []
  let letter = ''
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as string
    if (/^[A-Za-z]$/.test(token)) {
      letter = token
      at++
    }
    const count = COUNTS[letter.toUpperCase()]
    if (count === undefined) return
    if (count > 0 && at + count > tokens.length) return
    yield { letter, numbers: tokens.slice(at, at + count).map(Number) }
    at += count
    if (letter === 'M') letter = 'L'
    if (letter === 'm') letter = 'l'
    if (count === 0) letter = /^[A-Za-z]$/.test(tokens[at] ?? '') ? letter : ''
  }
}

type Curve = readonly ['C', number, number, number, number, number, number]

/** An elliptical arc as cubic curves of at most a quarter turn each: SVG 2, appendix B.2.4. */
function arcCurves(x1: number, y1: number, arc: readonly number[], x2: number, y2: number): Curve[] {
  const [radiusX = 0, radiusY = 0, degrees = 0, large = 0, sweep = 0] = arc
  if ((x1 === x2 && y1 === y2) || radiusX === 0 || radiusY === 0) return [['C', x1, y1, x2, y2, x2, y2]]
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY]
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  const reach = (px / rx) ** 2 + (py / ry) ** 2
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)]
  const below = (rx * py) ** 2 + (ry * px) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2]
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (sweep === 0 && span > 0) span -= Math.PI * 2
  if (sweep !== 0 && span < 0) span += Math.PI * 2
  const steps = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const handle = (4 / 3) * Math.tan(span / steps / 4)
  const on = (x: number, y: number) =>
    [cos * rx * x - sin * ry * y + cx, sin * rx * x + cos * ry * y + cy] as const
  return Array.from({ length: steps }, (_, step): Curve => {
    const [a, b] = [from + (span * step) / steps, from + (span * (step + 1)) / steps]
    const first = on(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a))
    const second = on(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b))
    const end = step === steps - 1 ? ([x2, y2] as const) : on(Math.cos(b), Math.sin(b))
    return ['C', ...first, ...second, ...end]
  })
}

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
  /** Last handle of the curve before, for the commands that continue smoothly, and of which kind it was. */
  handle: { x: number; y: number; kind: 'C' | 'Q' } | null
}

const raised = (from: number, handle: number) => from + ((handle - from) * 2) / 3

function quadratic(pen: Pen, hx: number, hy: number, x: number, y: number): Segment {
  pen.handle = { x: hx, y: hy, kind: 'Q' }
  return ['C', raised(pen.x, hx), raised(pen.y, hy), raised(x, hx), raised(y, hy), x, y]
}

function cubic(pen: Pen, points: readonly number[]): Segment {
  const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = points
  pen.handle = { x: bx, y: by, kind: 'C' }
  return ['C', ax, ay, bx, by, x, y]
}

const mirrored = (pen: Pen, kind: 'C' | 'Q') =>
  pen.handle?.kind === kind
    ? { x: 2 * pen.x - pen.handle.x, y: 2 * pen.y - pen.handle.y }
    : { x: pen.x, y: pen.y }

/** Segments of one command, absolute; moves the pen. */
function segmentsOf(letter: string, numbers: readonly number[], pen: Pen): readonly Segment[] {
  const upper = letter.toUpperCase()
  const isRelative = letter !== upper
  const [baseX, baseY] = isRelative ? [pen.x, pen.y] : [0, 0]
  const shifted = numbers.map((value, index) => value + (index % 2 === 0 ? baseX : baseY))
  const [a = 0, b = 0, c = 0, d = 0] = shifted
  switch (upper) {
    case 'M':
      return [['M', a, b]]
    case 'L':
      return [['L', a, b]]
    case 'H':
      return [['L', a, pen.y]]
    case 'V':
      return [['L', pen.x, (numbers[0] ?? 0) + baseY]]
    case 'C':
      return [cubic(pen, shifted)]
    case 'S': {
      const { x, y } = mirrored(pen, 'C')
      return [cubic(pen, [x, y, ...shifted])]
    }
    case 'Q':
      return [quadratic(pen, a, b, c, d)]
    case 'T': {
      const { x, y } = mirrored(pen, 'Q')
      return [quadratic(pen, x, y, a, b)]
    }
    case 'A':
      return arcCurves(pen.x, pen.y, numbers, (numbers[5] ?? 0) + baseX, (numbers[6] ?? 0) + baseY)
    default:
      return [['Z']]
  }
}

const KEEPS_HANDLE = new Set('CSQTcsqt')

/** An SVG path as moves, lines, cubic curves and closings in absolute coordinates. */
export function pathSegments(d: string): Segment[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, handle: null }
  const segments: Segment[] = []
  for (const { letter, numbers } of commandsOf(d)) {
    const made = segmentsOf(letter, numbers, pen)
    if (!KEEPS_HANDLE.has(letter)) pen.handle = null
    for (const segment of made) {
      segments.push(segment)
      if (segment[0] === 'Z') [pen.x, pen.y] = [pen.startX, pen.startY]
      else [pen.x, pen.y] = [segment.at(-2) as number, segment.at(-1) as number]
      if (segment[0] === 'M') [pen.startX, pen.startY] = [pen.x, pen.y]
    }
  }
  return segments
}

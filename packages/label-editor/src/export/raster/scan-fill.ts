/** Corners in dots, x and y in turn; the last is joined to the first. */
export type Polygon = readonly number[]

/** Where ink may go: dots to the right and down. */
interface Window {
  width: number
  height: number
}

/** Told how much of each dot of a row is covered, 0 to 1, from `from` to before `to`. */
export type PaintRow = (y: number, from: number, to: number, coverage: Float32Array) => void

/** Lines on which a row of dots is measured. Sideways the measure is exact. */
const LINES = 16

/** Edges that cross the window, sorted from the top down; `turn` is the direction, 1 downwards. */
interface Edges {
  count: number
  top: Float64Array
  bottom: Float64Array
  /** Place at the top, and how far it goes sideways for each dot down. */
  x: Float64Array
  slope: Float64Array
  turn: Int8Array
}

function edgesOf(polygons: readonly Polygon[], { height }: Window): Edges {
  const tops: number[] = []
  const found: number[] = []
  for (const polygon of polygons) {
    const length = polygon.length
    for (let at = 0; at < length; at += 2) {
      const next = at + 2 === length ? 0 : at + 2
      const x0 = polygon[at] as number
      const y0 = polygon[at + 1] as number
      const x1 = polygon[next] as number
      const y1 = polygon[next + 1] as number
      if (y0 === y1 || (y0 <= 0 && y1 <= 0) || (y0 >= height && y1 >= height)) continue
      const slope = (x1 - x0) / (y1 - y0)
      tops.push(Math.min(y0, y1))
      if (y0 < y1) found.push(y1, x0, slope, 1)
      else found.push(y0, x1, slope, -1)
    }
  }
  const count = tops.length
  const order = Array.from({ length: count }, (_, edge) => edge).sort(
    (a, b) => (tops[a] as number) - (tops[b] as number),
  )
  const edges: Edges = {
    count,
    top: new Float64Array(count),
    bottom: new Float64Array(count),
    x: new Float64Array(count),
    slope: new Float64Array(count),
    turn: new Int8Array(count),
  }
  for (const [to, from] of order.entries()) {
    edges.top[to] = tops[from] as number
    edges.bottom[to] = found[from * 4] as number
    edges.x[to] = found[from * 4 + 1] as number
    edges.slope[to] = found[from * 4 + 2] as number
    edges.turn[to] = found[from * 4 + 3] as number
  }
  return edges
}

/** Adds a stretch of one line to the row's steps: `row` holds changes of coverage, summed up afterwards. */
function addSpan(row: Float32Array, left: number, right: number, width: number) {
  const from = Math.max(0, left)
  const to = Math.min(width, right)
  if (to <= from) return
  const first = Math.floor(from)
  const last = Math.floor(to)
  if (first === last) {
    const share = (to - from) / LINES
    row[first] = (row[first] as number) + share
    row[first + 1] = (row[first + 1] as number) - share
    return
  }
  const head = (first + 1 - from) / LINES
  const tail = (to - last) / LINES
  row[first] = (row[first] as number) + head
  row[first + 1] = (row[first + 1] as number) + 1 / LINES - head
  row[last] = (row[last] as number) + tail - 1 / LINES
  row[last + 1] = (row[last + 1] as number) - tail
}

/** The crossings of a line, sorted by place; few, so insertion is quickest. */
function sortCrossings(places: Float64Array, turns: Int8Array, count: number) {
  for (let at = 1; at < count; at++) {
    const place = places[at] as number
    const turn = turns[at] as number
    let before = at - 1
    while (before >= 0 && (places[before] as number) > place) {
      places[before + 1] = places[before] as number
      turns[before + 1] = turns[before] as number
      before--
    }
    places[before + 1] = place
    turns[before + 1] = turn
  }
}

/**
 * Fills polygons: tells `paint` how much of each dot they cover, row by row. A dot's coverage is exact sideways and
 * measured on 16 lines up and down. `isEvenOdd` leaves out what is enclosed twice; otherwise what turns around it
 * counts, as SVG's `nonzero`.
 */
export function scanFill(
  polygons: readonly Polygon[],
  isEvenOdd: boolean,
  window: Window,
  paint: PaintRow,
): void {
  const edges = edgesOf(polygons, window)
  const { count, top, bottom, x: startOf, slope, turn: turnOf } = edges
  if (count === 0) return
  const { width, height } = window
  const row = new Float32Array(width + 2)
  const places = new Float64Array(count)
  const turns = new Int8Array(count)
  const active = new Int32Array(count)
  let alive = 0
  let next = 0
  let y = Math.max(0, Math.floor(top[0] as number))
  for (; y < height && (alive > 0 || next < count); y++) {
    if (alive === 0) y = Math.max(y, Math.floor(top[next] as number))
    let from = width
    let to = 0
    for (let line = 0; line < LINES; line++) {
      const at = y + (line + 0.5) / LINES
      while (next < count && (top[next] as number) <= at) active[alive++] = next++
      let crossings = 0
      for (let index = 0; index < alive; index++) {
        const edge = active[index] as number
        if ((bottom[edge] as number) <= at) continue
        active[crossings] = edge
        places[crossings] = (startOf[edge] as number) + (at - (top[edge] as number)) * (slope[edge] as number)
        turns[crossings++] = turnOf[edge] as number
      }
      alive = crossings
      sortCrossings(places, turns, crossings)
      let winding = 0
      for (let crossing = 0; crossing + 1 < crossings; crossing++) {
        winding += turns[crossing] as number
        if (isEvenOdd ? crossing % 2 === 1 : winding === 0) continue
        const left = places[crossing] as number
        const right = places[crossing + 1] as number
        addSpan(row, left, right, width)
        from = Math.min(from, Math.max(0, Math.floor(left)))
        to = Math.max(to, Math.min(width, Math.ceil(right)))
      }
    }
    if (to <= from) continue
    let sum = 0
    for (let x = from; x < to; x++) {
      sum += row[x] as number
      row[x] = Math.min(1, Math.max(0, sum))
    }
    paint(y, from, to, row)
    row.fill(0, from, to + 2)
  }
}

import { boxesOverlap, type Ink, type PixelBox, transposed } from './ink.ts'

/** Fewest changes between ink and paper in a line that may be bars: an EAN-8 has 44. */
const CHANGES_LEAST = 36
/** Millimetres: white that ends a run of bars, lines looked at, and least height of bars. */
const QUIET = 2.4
const STEP = 0.8
const HEIGHT_LEAST = 3.2
/** Share of pixels by which two lines of the same bars may differ. */
const DIFFERENCE_MOST = 0.06

interface Run {
  from: number
  to: number
}

/** Runs of a line with as many changes as bars have. */
function runsOf({ width, dots }: Ink, y: number, quiet: number): Run[] {
  const runs: Run[] = []
  const line = y * width
  let from = -1
  let last = -1
  let changes = 0
  const close = () => {
    if (from >= 0 && changes >= CHANGES_LEAST) runs.push({ from, to: last + 1 })
    from = -1
    changes = 0
  }
  for (let x = 0; x < width; x++) {
    if (dots[line + x] === 1) {
      if (from >= 0 && x - last > quiet) close()
      if (from < 0) from = x
      if (x === 0 || dots[line + x - 1] === 0) changes += 2
      last = x
    }
  }
  close()
  return runs
}

function isSameLine({ width, dots }: Ink, run: Run, y: number, other: number): boolean {
  let differs = 0
  for (let x = run.from; x < run.to; x++) if (dots[y * width + x] !== dots[other * width + x]) differs++
  return differs <= (run.to - run.from) * DIFFERENCE_MOST
}

/** Upright bars. */
function uprightBars(ink: Ink, dotsPerMm: number): PixelBox[] {
  const step = Math.max(1, Math.round(STEP * dotsPerMm))
  const quiet = QUIET * dotsPerMm
  const open: PixelBox[] = []
  const found: PixelBox[] = []
  for (let y = 0; y < ink.height; y += step) {
    for (const run of runsOf(ink, y, quiet)) {
      const before = open.find(
        (box) =>
          box.y + box.height === y &&
          Math.min(box.x + box.width, run.to) - Math.max(box.x, run.from) > (run.to - run.from) * 0.8,
      )
      if (before && isSameLine(ink, run, y, y - step)) before.height += step
      else {
        const fresh = { x: run.from, y, width: run.to - run.from, height: step }
        open.push(fresh)
        found.push(fresh)
      }
    }
  }
  return found.filter(({ height }) => height >= HEIGHT_LEAST * dotsPerMm)
}

/** Places that look like bars, upright or lying, whether or not anything can read them. */
export function findBars(ink: Ink, dotsPerMm: number): PixelBox[] {
  const lying = uprightBars(transposed(ink), dotsPerMm).map(({ x, y, width, height }) => ({
    x: y,
    y: x,
    width: height,
    height: width,
  }))
  return [...uprightBars(ink, dotsPerMm), ...lying]
}

/** Bars that none of the codes that were read is on. */
export const unreadBars = (bars: readonly PixelBox[], codes: readonly PixelBox[]): PixelBox[] =>
  bars.filter((bar) => !codes.some((code) => boxesOverlap(bar, code)))

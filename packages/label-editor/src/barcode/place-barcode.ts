import type { Length, PrinterDpi } from '../units/length.ts'
import { type PrintedModule, printedModule } from './module-width.ts'
import type { LinearModules, MatrixModules, Modules, TextRun } from './modules.ts'

/** A rectangle in hundredths of a millimetre from the top left of the element's box; fractions are meant. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedBarcode {
  module: PrintedModule
  /** Dark areas. */
  bars: readonly Area[]
  /** Pieces of the human-readable line: centred in their area, with this height of the em square. */
  text: readonly (Area & { text: string; fontSize: number })[]
  /** The symbol with its bars. */
  symbol: Area
  /** The symbol with its quiet zone: nothing else may be drawn inside. */
  quiet: Area
  /** Least box that holds all of it; bars of linear symbols are held to `LEAST_BAR_HEIGHT`. */
  needed: { width: number; height: number }
}

export interface BarcodeBox {
  width: Length
  height: Length
  moduleWidth: Length
  showsText: boolean
  dpi: PrinterDpi
}

/** Bars lower than 5 mm are missed by hand scanners that are held at an angle. */
const LEAST_BAR_HEIGHT = 500
/** Nine modules are what GS1 draws its digits with; below 1.5 mm they cannot be read, above 4 mm they waste paper. */
const TEXT_MODULES = 9
const TEXT_SIZES = { least: 150, most: 400 } as const
/** Advance of a digit in em: text is made smaller when more does not fit its stretch. */
const DIGIT_ADVANCE = 0.6
const LINE_HEIGHT = 1.1

function barAreas(modules: LinearModules, symbol: Area, module: number, reach: number): Area[] {
  const bars: Area[] = []
  let at = 0
  modules.widths.forEach((width, index) => {
    if (index % 2 === 0) {
      const isGuard = modules.guards.some(({ from, to }) => at >= from && at + width <= to)
      const height = symbol.height + (isGuard ? reach : 0)
      bars.push({ x: symbol.x + at * module, y: symbol.y, width: width * module, height })
    }
    at += width
  })
  if (modules.bearer === 0) return bars
  const height = modules.bearer * module
  const { left, right } = modules.quiet
  const [x, width] = [symbol.x - left * module, (left + modules.length + right) * module]
  return [
    ...bars,
    { x, width, height, y: symbol.y },
    { x, width, height, y: symbol.y + symbol.height - height },
  ]
}

/** Runs of dark cells of each row as one area, so that a viewer shows no seams between them. */
function cellAreas({ columns, rows, cells, rowHeight }: MatrixModules, symbol: Area, module: number): Area[] {
  const areas: Area[] = []
  const height = rowHeight * module
  for (let row = 0; row < rows; row++) {
    for (let from = 0; from < columns; from++) {
      if (cells[row * columns + from] !== 1) continue
      let to = from
      while (to < columns && cells[row * columns + to] === 1) to++
      areas.push({
        x: symbol.x + from * module,
        y: symbol.y + row * height,
        width: (to - from) * module,
        height,
      })
      from = to
    }
  }
  return areas
}

const widthOf = (modules: Modules) => (modules.kind === 'linear' ? modules.length : modules.columns)

/**
 * Where the bars, cells and digits of a symbol are in its box: centred, with modules of whole printer dots. View and
 * exporters draw exactly this. A symbol too large for its box is drawn anyway; compare with `needed`.
 */
export function placeBarcode(modules: Modules, runs: readonly TextRun[], box: BarcodeBox): PlacedBarcode {
  const module = printedModule(box.moduleWidth, box.dpi)
  const unit = module.width
  const { left, right, top, bottom } = modules.quiet
  const wide = widthOf(modules)
  const fontSize = Math.min(TEXT_SIZES.most, Math.max(TEXT_SIZES.least, unit * TEXT_MODULES))
  const line = box.showsText ? fontSize * LINE_HEIGHT : 0
  const isAbove = modules.kind === 'linear' && modules.textSide === 'above'
  const gap = modules.kind === 'matrix' ? Math.max(top, bottom) * unit : 0
  const cellsHigh = modules.kind === 'matrix' ? modules.rows * modules.rowHeight * unit : 0
  const height = modules.kind === 'matrix' ? cellsHigh : Math.max(0, box.height - line)
  const spare = modules.kind === 'matrix' ? Math.max(0, (box.height - height - line - 2 * gap) / 2) : 0
  const symbol: Area = {
    x: (box.width - (left + wide + right) * unit) / 2 + left * unit,
    y: isAbove ? line : gap + spare,
    width: wide * unit,
    height,
  }
  const textY = isAbove ? 0 : symbol.y + symbol.height + gap
  return {
    module,
    bars:
      modules.kind === 'linear'
        ? barAreas(modules, symbol, unit, box.showsText ? line / 2 : 0)
        : cellAreas(modules, symbol, unit),
    text: box.showsText
      ? runs.map(({ text, from, to }) => {
          const width = (to - from) * unit
          const fitted = width / (Math.max(1, [...text].length) * DIGIT_ADVANCE)
          return {
            text,
            x: symbol.x + from * unit,
            y: textY,
            width,
            height: line,
            fontSize: Math.min(fontSize, fitted),
          }
        })
      : [],
    symbol,
    quiet: {
      x: symbol.x - left * unit,
      y: symbol.y - top * unit,
      width: (left + wide + right) * unit,
      height: symbol.height + (top + bottom) * unit,
    },
    needed: {
      width: (left + wide + right) * unit,
      height: (modules.kind === 'matrix' ? cellsHigh + 2 * gap : LEAST_BAR_HEIGHT) + line,
    },
  }
}

/** Clear space around a symbol, in modules. */
export interface QuietZone {
  left: number
  right: number
  top: number
  bottom: number
}

/** Bars from left to right: `widths` alternates bar, space, bar … in modules, quiet zones not among them. */
export interface LinearModules {
  kind: 'linear'
  widths: readonly number[]
  /** Sum of the widths. */
  length: number
  /** Clear modules that scanners need on each side. */
  quiet: QuietZone
  /** Stretches of modules whose bars reach down between the digits, as the guards of EAN and UPC do. */
  guards: readonly { from: number; to: number }[]
  /** Thickness of the bars that run along the top and bottom, in modules; 0 has none. */
  bearer: number
  /** Add-on symbols carry their digits above. */
  textSide: 'above' | 'below'
}

/** Cells of a two-dimensional symbol, quiet zone not among them. */
export interface MatrixModules {
  kind: 'matrix'
  columns: number
  rows: number
  /** 1 is dark; row by row from the top left. */
  cells: Uint8Array
  /** Height of a row in modules: 1 for square cells, 3 for the rows of PDF417. */
  rowHeight: number
  quiet: QuietZone
}

export type Modules = LinearModules | MatrixModules

/** A piece of the human-readable line, centred between two places counted in modules from the first bar. */
export interface TextRun {
  text: string
  from: number
  to: number
}

/** Width and height of a symbol in modules without its quiet zone; bars of linear symbols have no own height. */
export function sizeInModules(modules: Modules): { width: number; height: number | null } {
  return modules.kind === 'linear'
    ? { width: modules.length, height: null }
    : { width: modules.columns, height: modules.rows * modules.rowHeight }
}

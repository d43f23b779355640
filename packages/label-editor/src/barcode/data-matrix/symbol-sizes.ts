/** A square ECC 200 symbol, ISO/IEC 16022 table 7. */
export interface SymbolSize {
  /** Cells of a side with all finder patterns. */
  side: number
  /** Data regions in a row, and cells of a region's side without its finder. */
  regions: number
  regionSide: number
  data: number
  correction: number
  blocks: number
}

const TABLE = `
10 1 3 5 1, 12 1 5 7 1, 14 1 8 10 1, 16 1 12 12 1, 18 1 18 14 1, 20 1 22 18 1, 22 1 30 20 1, 24 1 36 24 1,
26 1 44 28 1, 32 2 62 36 1, 36 2 86 42 1, 40 2 114 48 1, 44 2 144 56 1, 48 2 174 68 1, 52 2 204 84 2,
64 4 280 112 2, 72 4 368 144 4, 80 4 456 192 4, 88 4 576 224 4, 96 4 696 272 4, 104 4 816 336 6,
120 6 1050 408 6, 132 6 1304 496 8, 144 6 1558 620 10
`

export const SYMBOL_SIZES: readonly SymbolSize[] = TABLE.trim()
  .split(/,\s*/)
  .map((entry) => {
    const [side = 0, regions = 1, data = 0, correction = 0, blocks = 1] = entry.split(' ').map(Number)
    return { side, regions, regionSide: side / regions - 2, data, correction, blocks }
  })

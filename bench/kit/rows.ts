/** 10,000 rows of one name and 19 figures, the same in every run and for every library. */
export type BenchRow = { readonly id: string; readonly name: string; readonly figures: readonly number[] }

export const FIGURES = Array.from({ length: 19 }, (_, index) => index)
export const ROW_HEIGHT = 36
export const COLUMN_WIDTH = 120
const count = Number(new URLSearchParams(location.search).get('rows') ?? 10_000)

let state = 20_261_121
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

export const rows: readonly BenchRow[] = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  name: `商品 ${String(index).padStart(5, '0')}`,
  figures: FIGURES.map(() => Math.floor(random() * 1_000_000)),
}))

const grouped = new Intl.NumberFormat('zh-CN')
export const written = (value: number): string => grouped.format(value)

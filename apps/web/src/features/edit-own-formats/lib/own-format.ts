import type { CostVerdict } from '@haixuan/rules'

/** The texts of the cells of a row, as they were typed or pasted. */
export type Cells<Cell extends string> = Readonly<Record<Cell, string>>

/** Rows to keep and rows to take out, in one change. */
export interface OwnChange<Cell extends string> {
  rows: readonly Cells<Cell>[]
  remove: readonly Cells<Cell>[]
}

/** What the server says of a change. */
export interface OwnVerdicts<Cell extends string, Effect> {
  rows: readonly { verdict: CostVerdict }[]
  removals: readonly ('removed' | 'history' | 'unknown')[]
  /** What was changed: sent back, it restores what was there. */
  changes: readonly { before: Cells<Cell> | null; after: Cells<Cell> | null }[]
  effect: Effect
}

/** An own format: what its cells are called, and what is wrong with them. */
export interface OwnFormat<Cell extends string> {
  /** What is edited, such as 成本. */
  name: string
  cells: readonly Cell[]
  /** Those that name an entry: two entries differ in one of them. */
  key: readonly Cell[]
  headings: Readonly<Record<Cell, { heading: string; width: number; unit?: string }>>
  amounts: ReadonlySet<Cell>
  empty: Cells<Cell>
  /** What an empty cell of a stored row says, where it says something. */
  blankText?: Readonly<Partial<Record<Cell, string>>>
  /** Faults of each row, by the rules of the server. */
  faultsOf: (change: OwnChange<Cell>) => readonly (readonly { cell: Cell; reason: string }[])[]
}

import type { ColumnBuilder } from './column-builder.ts'
import { type ColumnFacts, columnFacts } from './column-facts.ts'
import type { FilterBuilder } from './filter-builder.ts'
import { filterCodecs } from './filter-codec.ts'
import type { BoardQuery, ListOperation, ParamsOf, SortOf } from './list-operation.ts'
import type { Preset } from './preset.ts'
import { type SearchSchema, searchSchema } from './search-schema.ts'

/** Who may open a board: anybody signed in, or those with the TikTok flag (isexternallink). */
type BoardAccess = 'user' | 'tiktok'

/**
 * The eight facts of a board. A ninth needs an ADR; variation is an operator
 * (`withPresets`, `withDetail`, `withFixed`, `withKept`).
 */
interface BoardDescriptor<Op extends ListOperation, Slot extends string, Path extends string> {
  path: Path
  /** Title of page, menu item and breadcrumb. */
  title: string
  operation: Op
  /** Path parameters of the operation. */
  params: ParamsOf<Op>
  columns: <C>(c: ColumnBuilder<Op, Slot, C>) => readonly C[]
  filters: <F>(f: FilterBuilder<Op, F>) => readonly F[]
  /** Order at first. */
  sort: SortOf<Op>
  access: BoardAccess
}

/** A list page: its descriptor and what follows from it. */
export interface Board<
  Op extends ListOperation = ListOperation,
  Slot extends string = string,
  Path extends string = string,
> extends BoardDescriptor<Op, Slot, Path> {
  facts: readonly ColumnFacts[]
  search: SearchSchema<Op>
  presets: readonly Preset<Op>[]
  /** Path of the page of one row; takes `?id=`. */
  detailPath: string | undefined
  /** Filters that the reader cannot take off; they are not in the address. */
  fixed: BoardQuery<Op>
  /** Parameters of the address that belong to the page around the board and stay as they are. */
  kept: Readonly<Record<string, string>>
}

/**
 * Declares a list page in the words of the contract.
 * Which sorts the address accepts follows from the columns, which parameters from the filters.
 * @throws when two columns or two filters share an id, or no column sorts by the first order
 */
export function defineBoard<Op extends ListOperation, Slot extends string, Path extends string>(
  descriptor: BoardDescriptor<Op, Slot, Path>,
): Board<Op, Slot, Path> {
  const facts = descriptor.columns(columnFacts<Op, Slot>())
  const filters = descriptor.filters(filterCodecs(descriptor.operation))
  const sorts = facts.flatMap(({ sort }) => (sort === undefined ? [] : [`${sort}:desc`, `${sort}:asc`]))
  refuseTwins(
    descriptor.path,
    'column',
    facts.map(({ id }) => id),
  )
  refuseTwins(
    descriptor.path,
    'filter parameter',
    filters.flatMap(({ params }) => params),
  )
  if (!sorts.includes(descriptor.sort)) {
    throw new Error(`Board ${descriptor.path}: no column sorts by ${descriptor.sort}. Give one that sort.`)
  }
  return {
    ...descriptor,
    facts,
    search: searchSchema<Op>(filters, { standard: descriptor.sort, allowed: sorts }),
    presets: [],
    detailPath: undefined,
    fixed: {} as BoardQuery<Op>,
    kept: {},
  }
}

function refuseTwins(path: string, kind: string, ids: readonly string[]): void {
  const twin = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twin !== undefined) throw new Error(`Board ${path}: the ${kind} ${twin} stands twice. Keep one.`)
}

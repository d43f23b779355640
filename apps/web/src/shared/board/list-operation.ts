import type { components, operations } from '@haixuan/api-sdk'

type Data<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never

/** What a list operation answers: rows of this page, how many match in all, and how old the figures are. */
export interface ListPage<Row> {
  rows: readonly Row[]
  /** Matching rows; counted to the end only when `countIsExact`. */
  count: number
  countIsExact: boolean
  /** Rows that the membership of the reader shows. */
  visible: number
  /** Epoch milliseconds of the newest figure. */
  asOf: number | null
  /** Of own lists: rows whose market figures stay closed today. */
  closed?: components['schemas']['ClosedRows']
}

/** What a list operation takes: an order of rows by name and the number of a page, among other things. */
interface ListRequest {
  parameters: { query?: { sort?: string; page?: number } }
}

type Sortable = {
  [Id in keyof operations]: operations[Id] extends ListRequest ? Id : never
}[keyof operations]

/** Operations of the contract that a board may show: those that sort and answer rows, count and asOf. */
export type ListOperation = {
  [Id in Sortable]: [Data<Id>] extends [never] ? never : Data<Id> extends ListPage<unknown> ? Id : never
}[Sortable]

/** One row of a list operation. */
export type RowOf<Op extends ListOperation> =
  Data<Op> extends { rows: readonly (infer Row extends object)[] } ? Row & object : never

/** Answer of a list operation, without its envelope. What all lists answer is known also of one not yet named. */
export type PageOf<Op extends ListOperation> = Data<Op> & ListPage<RowOf<Op>>

/** Path parameters of a list operation. */
export type ParamsOf<Op extends ListOperation> = operations[Op]['parameters']['path']

/** Query parameters of a list operation, all of them optional. */
type QueryOf<Op extends ListOperation> = NonNullable<operations[Op]['parameters']['query']>

/** What a caller may ask for: the query without what the board itself decides. */
export type BoardQuery<Op extends ListOperation> = Omit<QueryOf<Op>, 'limit' | 'exact_count'>

/** `field:direction`, as the contract lists them. */
export type SortOf<Op extends ListOperation> = NonNullable<QueryOf<Op>['sort']>

/** The field of a sort, without its direction. */
export type SortField<Op extends ListOperation> =
  SortOf<Op> extends `${infer Field}:${string}` ? Field : never

/** The query without its order and pages, which are no filters. */
export type FilterQuery<Op extends ListOperation> = Omit<
  QueryOf<Op>,
  'sort' | 'page' | 'limit' | 'exact_count'
>

/** Names of the filter parameters whose value is a `Value`. */
export type FilterParam<Query, Value> = {
  [K in keyof Query]-?: NonNullable<Query[K]> extends Value ? K : never
}[keyof Query] &
  string

/** Text parameters: of type string and not an enumeration. */
export type TextParam<Query> = {
  [K in FilterParam<Query, string>]: string extends NonNullable<Query[K]> ? K : never
}[FilterParam<Query, string>]

/** Parameters with a closed list of values. */
export type ChoiceParam<Query> = Exclude<FilterParam<Query, string>, TextParam<Query>>

import type { operations } from '@haixuan/api-sdk'

type Data<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data: infer D } } } }
}
  ? D
  : never

/** What a list operation answers: rows of this page, how many match in all, and how old the figures are. */
interface ListAnswer {
  rows: readonly unknown[]
  count: number
  countIsExact: boolean
  visible: number
  asOf: number | null
}

/** What a list operation takes: an order of rows by name, among other things. */
interface ListRequest {
  parameters: { query?: { sort?: string } }
}

type Sortable = {
  [Id in keyof operations]: operations[Id] extends ListRequest ? Id : never
}[keyof operations]

/** Operations of the contract that a board may show: those that sort and answer rows, count and asOf. */
export type ListOperation = {
  [Id in Sortable]: [Data<Id>] extends [never] ? never : Data<Id> extends ListAnswer ? Id : never
}[Sortable]

/** Answer of a list operation, without its envelope. */
export type PageOf<Op extends ListOperation> = Data<Op>

/** One row of a list operation. */
export type RowOf<Op extends ListOperation> =
  PageOf<Op> extends { rows: readonly (infer Row extends object)[] } ? Row & object : never

/** Path parameters of a list operation. */
export type ParamsOf<Op extends ListOperation> = operations[Op]['parameters']['path']

/** Query parameters of a list operation, all of them optional. */
export type QueryOf<Op extends ListOperation> = NonNullable<operations[Op]['parameters']['query']>

/** What a caller may ask for: the query without what the board itself decides. */
export type BoardQuery<Op extends ListOperation> = Omit<QueryOf<Op>, 'limit' | 'exact_count'>

/** `field:direction`, as the contract lists them. */
export type SortOf<Op extends ListOperation> = NonNullable<QueryOf<Op>['sort']>

/** The field of a sort, without its direction. */
export type SortField<Op extends ListOperation> =
  SortOf<Op> extends `${infer Field}:${string}` ? Field : never

/** Names of the filter parameters whose value is a `Value`. */
export type FilterParam<Op extends ListOperation, Value> = {
  [K in keyof QueryOf<Op>]-?: NonNullable<QueryOf<Op>[K]> extends Value ? K : never
}[Exclude<keyof QueryOf<Op>, 'sort' | 'page' | 'limit' | 'exact_count'>] &
  string

/** Text parameters: of type string and not an enumeration. */
export type TextParam<Op extends ListOperation> = {
  [K in FilterParam<Op, string>]: string extends NonNullable<QueryOf<Op>[K]> ? K : never
}[FilterParam<Op, string>]

/** Parameters with a closed list of values. */
export type ChoiceParam<Op extends ListOperation> = Exclude<FilterParam<Op, string>, TextParam<Op>>

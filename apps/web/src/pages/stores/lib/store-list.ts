import type { OwnStoreQuery } from '#entities/own-store'

/** Rows of a page. */
export const STORES_A_PAGE = 50

type Sort = NonNullable<OwnStoreQuery['sort']>
type Read = (name: string) => string | undefined

export const STATES = [
  { value: 'active', label: '使用中' },
  { value: 'archived', label: '已归档' },
  { value: 'all', label: '全部' },
] as const
export const MODES = [
  { value: 'all', label: '全部模式' },
  { value: 'full', label: '全托管' },
  { value: 'semi', label: '半托管' },
] as const

/** Columns that the server orders by. */
const SORTED: Readonly<Record<string, string>> = {
  store: 'name',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}
const STANDARD: Sort = 'created_at:desc'
const SORTS: readonly Sort[] = [
  ...(['created_at:desc', 'created_at:asc', 'updated_at:desc', 'updated_at:asc'] as const),
  ...(['name:asc', 'name:desc'] as const),
]

const one = <Word extends string>(words: readonly { value: Word }[], said: string | undefined) =>
  words.find(({ value }) => value === said)?.value

/** What the address asks for. What it says wrongly counts as not said. */
export function storeQuery(
  read: Read,
  page: number,
): OwnStoreQuery & { state: 'active' | 'archived' | 'all' } {
  const mode = one(MODES, read('mode'))
  const [keyword, group] = [read('keyword')?.trim().slice(0, 60), read('group')?.slice(0, 30)]
  return {
    ...{ state: one(STATES, read('state')) ?? 'active', page, limit: STORES_A_PAGE },
    sort: SORTS.find((sort) => sort === read('sort')) ?? STANDARD,
    ...(mode === undefined || mode === 'all' ? {} : { mode }),
    ...(keyword ? { keyword } : {}),
    ...(group ? { group } : {}),
  }
}

/** Whether the address narrows the list beyond the stores in use. */
export const hasFilters = ({ keyword, mode, group, state }: OwnStoreQuery): boolean =>
  keyword !== undefined || mode !== undefined || group !== undefined || state === 'archived'

/** The order as the table shows it. */
export function tableSort(sort: string | undefined) {
  const [field, direction] = (sort ?? STANDARD).split(':')
  const column = Object.entries(SORTED).find(([, name]) => name === field)?.[0]
  return column === undefined
    ? []
    : [{ id: column, direction: direction === 'asc' ? ('asc' as const) : ('desc' as const) }]
}

/** The order that a press on a heading asks for; undefined for the first one, and for columns that order nothing. */
export function addressSort(rules: readonly { id: string; direction: 'asc' | 'desc' }[]): string | undefined {
  const rule = rules.at(-1)
  const field = rule && SORTED[rule.id]
  const sort = field === undefined ? undefined : `${field}:${rule?.direction}`
  return sort === STANDARD ? undefined : sort
}

import type { Address, Asked } from '#features/save-view'
import type { Board, ListOperation, ParamsOf } from '#shared/board'
import { marketplaceOfPath } from '#shared/routes'

type Watched = NonNullable<Asked['watched']>
type WatchedBoard = Pick<Board<ListOperation>, 'operation' | 'params' | 'path' | 'fixed'>

const texts = (values: object): Address =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** What each list is to an alert; lists without stored days of their rows are left out. */
const LISTS: Partial<Record<ListOperation, (params: unknown) => Omit<Watched, 'marketplace' | 'query'>>> = {
  searchGoods: () => ({}),
  rankGoods: (params) => ({ board: (params as ParamsOf<'rankGoods'>).board }),
  searchShops: () => ({ subject: 'shop' }),
  rankShops: (params) => ({ subject: 'shop', shopBoard: (params as ParamsOf<'rankShops'>).board }),
  searchCreators: () => ({ subject: 'creator' }),
  rankCreators: (params) => ({
    subject: 'creator',
    creatorBoard: (params as ParamsOf<'rankCreators'>).board,
  }),
  searchLives: () => ({ subject: 'live' }),
  searchVideos: () => ({ subject: 'video' }),
}

/** What an alert on a view of the board would watch; null when its rows have no stored days that a rule reads. */
export function watchedBy(board: unknown, said: Address): Asked['watched'] {
  const { operation, path, params, fixed } = board as WatchedBoard
  const marketplace = marketplaceOfPath(path)
  const list = LISTS[operation]?.(params)
  if (marketplace === undefined || list === undefined) return null
  const { date: _, ...query } = { ...said, ...texts(fixed) } as Record<string, string>
  return { marketplace, ...list, query }
}

import { CellButton, StarFilledIcon, StarIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import type { FavouriteList, Kept } from '../model/favourite-list.ts'
import { starPressed } from '../model/favourites.ts'

const KeptRows = createContext<{
  list: FavouriteList
  ids: ReadonlySet<string>
  press: (pressed: Kept) => void
} | null>(null)

/** Knows for all stars inside what is kept: each of them asking for itself would cost more than drawing it. */
export function FavouritesProvider({
  marketplace,
  subject,
  children,
}: FavouriteList & {
  children: ReactNode
}) {
  const list = useMemo(() => ({ marketplace, subject }), [marketplace, subject])
  const { data } = useQuery({ ...favouriteIdsQuery(list), staleTime: 300_000 })
  const press = useUnit(starPressed)
  const kept = useMemo(() => ({ list, ids: new Set(data), press }), [list, data, press])
  return <KeptRows value={kept}>{children}</KeptRows>
}

interface FavouriteStarProps {
  id: string
  /** Name of the row. */
  name: string
  tabIndex?: 0 | -1
}

/** Keeps a row, or no more. Is inside a {@link FavouritesProvider}. */
export function FavouriteStar({ id, name, tabIndex }: FavouriteStarProps) {
  const place = use(KeptRows)
  if (!place) throw new Error('A star stands outside its place: draw it inside KeptPlace.')
  const isKept = place.ids.has(id)
  return (
    <CellButton
      tabIndex={tabIndex}
      label={`收藏“${name}”`}
      hint={isKept ? '取消收藏（f）' : '收藏（f）'}
      pressed={isKept}
      icon={isKept ? <StarFilledIcon /> : <StarIcon />}
      onClick={() => place.press({ ...place.list, ids: [id] })}
    />
  )
}

import { CellButton, StarFilledIcon, StarIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import { starPressed } from '../model/favourites.ts'
import type { Shelf } from '../model/shelf.ts'

interface FavouriteStarProps {
  shelf: Shelf
  id: string
  /** Name of the row. */
  name: string
  tabIndex?: 0 | -1
}

/** Keeps a row, or no more. */
export function FavouriteStar({ shelf, id, name, tabIndex }: FavouriteStarProps) {
  const { data: isKept = false } = useQuery({
    ...favouriteIdsQuery(shelf),
    staleTime: 300_000,
    select: (ids) => ids.includes(id),
  })
  const press = useUnit(starPressed)
  return (
    <CellButton
      tabIndex={tabIndex}
      label={`收藏“${name}”`}
      hint={isKept ? '取消收藏（f）' : '收藏（f）'}
      pressed={isKept}
      icon={isKept ? <StarFilledIcon /> : <StarIcon />}
      onClick={() => press({ ...shelf, ids: [id] })}
    />
  )
}

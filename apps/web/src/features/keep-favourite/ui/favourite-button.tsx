import { Button, StarFilledIcon, StarIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import type { FavouriteList } from '../model/favourite-list.ts'
import { starPressed } from '../model/favourites.ts'

interface FavouriteButtonProps {
  list: FavouriteList
  id: string
  size?: 'small' | 'medium'
}

/** Keeps what a page is about, or no more. */
export function FavouriteButton({ list, id, size = 'medium' }: FavouriteButtonProps) {
  const { data: isKept = false } = useQuery({
    ...favouriteIdsQuery(list),
    staleTime: 300_000,
    select: (ids) => ids.includes(id),
  })
  const press = useUnit(starPressed)
  return (
    <Button
      size={size}
      icon={isKept ? <StarFilledIcon /> : <StarIcon />}
      aria-pressed={isKept}
      onClick={() => press({ ...list, ids: [id] })}
    >
      {isKept ? '已收藏' : '收藏'}
    </Button>
  )
}

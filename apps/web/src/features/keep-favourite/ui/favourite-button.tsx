import { Button, StarFilledIcon, StarIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import { starPressed } from '../model/favourites.ts'
import type { Shelf } from '../model/shelf.ts'

interface FavouriteButtonProps {
  shelf: Shelf
  id: string
  size?: 'small' | 'medium'
}

/** Keeps what a page is about, or no more. */
export function FavouriteButton({ shelf, id, size = 'medium' }: FavouriteButtonProps) {
  const { data: isKept = false } = useQuery({
    ...favouriteIdsQuery(shelf),
    staleTime: 300_000,
    select: (ids) => ids.includes(id),
  })
  const press = useUnit(starPressed)
  return (
    <Button
      size={size}
      icon={isKept ? <StarFilledIcon /> : <StarIcon />}
      aria-pressed={isKept}
      onClick={() => press({ ...shelf, ids: [id] })}
    >
      {isKept ? '已收藏' : '收藏'}
    </Button>
  )
}

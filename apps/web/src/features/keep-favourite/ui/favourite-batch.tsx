import { addFavouritesBody } from '@haixuan/rules'
import { Button } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { favouriteIdsQuery } from '../api/favourites.query.ts'
import type { FavouriteList } from '../model/favourite-list.ts'
import { favouritesAdded, favouritesRemoved, folderWanted } from '../model/favourites.ts'

interface FavouriteBatchProps {
  list: FavouriteList
  ids: readonly string[]
  /** Told of those that are let go. */
  onGone?: (ids: readonly string[]) => void
}

/** What one call takes. */
const MOST_AT_ONCE = addFavouritesBody.ids.maxItems

/** Keeps several rows at once, moves those that are kept, or lets them go. */
export function FavouriteBatch({ list, ids, onGone }: FavouriteBatchProps) {
  const { data: kept = [] } = useQuery({ ...favouriteIdsQuery(list), staleTime: 300_000 })
  const { add, remove, move } = useUnit({
    add: favouritesAdded,
    remove: favouritesRemoved,
    move: folderWanted,
  })
  const some = ids.slice(0, MOST_AT_ONCE)
  const known = new Set(kept)
  const [inside, outside] = [some.filter((id) => known.has(id)), some.filter((id) => !known.has(id))]
  return (
    <>
      {outside.length > 0 && (
        <Button size="small" onClick={() => add({ ...list, ids: outside })}>
          收藏
        </Button>
      )}
      {inside.length > 0 && (
        <>
          <Button size="small" onClick={() => move({ ...list, ids: inside })}>
            移到文件夹
          </Button>
          <Button
            size="small"
            onClick={() => {
              remove({ ...list, ids: inside })
              onGone?.(inside)
            }}
          >
            取消收藏
          </Button>
        </>
      )}
    </>
  )
}

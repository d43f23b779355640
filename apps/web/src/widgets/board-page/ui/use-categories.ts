import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery, categoryPath, categoryTree } from '#entities/category'
import type { Board, ListOperation } from '#shared/board'
import { marketplaceOfPath } from '#shared/routes'

/** Names and tree of the marketplace's categories; nothing is fetched for a board without that filter. */
export function useCategories<Op extends ListOperation, Slot extends string>(board: Board<Op, Slot>) {
  const marketplace = marketplaceOfPath(board.path)
  const isAsked = board.search.filters.some(({ id }) => id === CATEGORY)
  const { data = [] } = useQuery({
    ...categoriesQuery(marketplace ?? 'temu'),
    enabled: isAsked && marketplace !== undefined,
  })
  return useMemo(
    () => ({
      category: (id: string) => categoryPath(data, id),
      options: categoryTree(data).map((root) => ({
        value: root.id,
        label: root.name,
        alias: root.alias,
        children: root.children.map(({ id, name, alias }) => ({ value: id, label: name, alias })),
      })),
    }),
    [data],
  )
}

/** Name of the category parameter in every list operation that has one. */
const CATEGORY = 'category'

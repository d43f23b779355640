import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { compareToggled } from '#features/compare-rows'
import { folderWanted, starPressed } from '#features/keep-favourite'
import type { BoardKind, RowAction } from '#shared/board'
import type { Marketplace } from '#shared/routes'

/** What every board can do with a row, whatever it lists: keep it, compare it. */
export function useKeepActs<Row>(kind: BoardKind<Row, string>, marketplace: Marketplace) {
  const { star, folder, compare } = useUnit({
    star: starPressed,
    folder: folderWanted,
    compare: compareToggled,
  })
  const { subject } = kind
  const canCompare = subject === 'goods' || subject === 'shop'
  const lines = useCallback(
    (): readonly RowAction[] => [
      { id: 'favourite', label: '收藏/取消收藏', shortcut: 'f' },
      { id: 'folder', label: '放入收藏文件夹' },
      ...(canCompare ? [{ id: 'compare', label: '加入/移出对比', shortcut: 'c' }] : []),
    ],
    [canCompare],
  )
  /** @returns whether the action was one of these */
  const act = useCallback(
    (row: Row, id: string): boolean => {
      const ids = [kind.idOf(row)]
      if (id === 'favourite') star({ marketplace, subject, ids })
      else if (id === 'folder') folder({ marketplace, subject, ids })
      else if (id === 'compare' && (subject === 'goods' || subject === 'shop'))
        compare({ subject, items: ids.map((one) => ({ marketplace, id: one })) })
      else return false
      return true
    },
    [kind, marketplace, subject, star, folder, compare],
  )
  return { lines, act }
}

import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { compareToggled } from '#features/compare-rows'
import { goodsDismissed } from '#features/dismiss-goods'
import { folderWanted, starPressed, stockReminderWanted } from '#features/keep-favourite'
import { listingsAdded, listingsRemoved } from '#features/keep-listing'
import type { BoardKind, RowAction } from '#shared/board'
import type { Marketplace } from '#shared/routes'

/** What boards can do with a row by themselves: keep it, compare it, and what its kind names of the rest. */
export function useKeepActs<Row>(kind: BoardKind<Row, string>, marketplace: Marketplace) {
  const { star, folder, compare, dismiss, remind, list, unlist } = useUnit({
    star: starPressed,
    dismiss: goodsDismissed,
    remind: stockReminderWanted,
    folder: folderWanted,
    compare: compareToggled,
    list: listingsAdded,
    unlist: listingsRemoved,
  })
  const { subject, isWarehouse = false } = kind
  const canCompare = subject === 'goods' || subject === 'shop'
  const lines = useCallback(
    (): readonly RowAction[] => [
      { id: 'favourite', label: '收藏/取消收藏', shortcut: 'f' },
      { id: 'folder', label: '放入收藏文件夹' },
      ...(subject === 'goods' && !isWarehouse ? [{ id: 'list', label: '加入上架库' }] : []),
      ...(canCompare ? [{ id: 'compare', label: '加入/移出对比', shortcut: 'c' }] : []),
    ],
    [canCompare, subject, isWarehouse],
  )
  /** @returns whether the action was one of these */
  const act = useCallback(
    (row: Row, id: string): boolean => {
      const ids = [kind.idOf(row)]
      if (id === 'favourite') star({ marketplace, subject, ids })
      else if (id === 'folder') folder({ marketplace, subject, ids })
      else if (id === 'list') list({ marketplace, ids })
      else if (id === 'unlist') unlist({ marketplace, ids })
      else if (id === 'dismiss' || id === 'bring-back')
        dismiss({ marketplace, ids, dismissed: id === 'dismiss' })
      else if (id === 'remind-back') remind({ marketplace, subject, ids })
      else if (id === 'compare' && (subject === 'goods' || subject === 'shop'))
        compare({ subject, items: ids.map((one) => ({ marketplace, id: one })) })
      else return false
      return true
    },
    [kind, marketplace, subject, star, folder, compare, dismiss, remind, list, unlist],
  )
  return { lines, act }
}

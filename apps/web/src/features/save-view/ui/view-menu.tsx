import { IconButton, Menu, MoreIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { copyOf, sameAddress } from '../lib/same-address.ts'
import type { Asked, Asking, SavedView } from '../model/saved-view.ts'
import { linkWanted, linkWithdrawn, viewChanged, viewsOrdered } from '../model/views.ts'

interface ViewMenuProps {
  view: SavedView
  views: readonly SavedView[]
  asked: Asked
  onAsk: (asking: Asking) => void
}

/** What can be done with a saved view. */
export function ViewMenu({ view, views, asked, onAsk }: ViewMenuProps) {
  const { change, order, share, unshare } = useUnit({
    change: viewChanged,
    order: viewsOrdered,
    share: linkWanted,
    unshare: linkWithdrawn,
  })
  const ids = views.map(({ id }) => id)
  const at = ids.indexOf(view.id)
  const move = (by: -1 | 1) => {
    const other = ids[at + by]
    if (other !== undefined) order(ids.with(at, other).with(at + by, view.id))
  }
  const isAsked = sameAddress(view.query, asked.query)
  // A view that was kept before its board could be watched learns what it watches when it is first asked for.
  const watched = view.watched ?? (isAsked ? asked.watched : null)
  const acts: Record<string, () => void> = {
    start: () => change({ id: view.id, isStart: !view.isStart }),
    overwrite: () =>
      change({ id: view.id, query: copyOf(asked.query), columns: asked.columns, watched: asked.watched }),
    rename: () => onAsk({ kind: 'rename', view }),
    share: () => share(view.id),
    unshare: () => unshare(view.id),
    alert: () => {
      if (view.watched === null) change({ id: view.id, watched })
      onAsk({ kind: 'alert', view: { ...view, watched } })
    },
    left: () => move(-1),
    right: () => move(1),
    delete: () => onAsk({ kind: 'delete', view }),
  }
  return (
    <Menu
      trigger={<IconButton size="small" label={`视图“${view.name}”的操作`} icon={<MoreIcon />} />}
      groups={[
        [
          { id: 'share', label: '复制分享链接' },
          ...(view.shareId === null ? [] : [{ id: 'unshare', label: '取消分享' }]),
          watched === null
            ? { id: 'alert', label: '设置提醒（这个列表没有逐日数据）', disabled: true }
            : { id: 'alert', label: view.alert ? '修改提醒' : '设置提醒' },
          { id: 'start', label: view.isStart ? '取消默认打开' : '设为默认打开' },
        ],
        [
          { id: 'overwrite', label: '用当前条件覆盖', disabled: isAsked },
          { id: 'rename', label: '重命名' },
          { id: 'left', label: '前移', disabled: at <= 0 },
          { id: 'right', label: '后移', disabled: at === ids.length - 1 },
        ],
        [{ id: 'delete', label: '删除视图', danger: true }],
      ]}
      onAction={(id) => acts[id]?.()}
    />
  )
}

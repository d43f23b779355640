import { PointMenu } from '@haixuan/ui-kit'
import type { RowAction } from '#shared/board'

interface RowMenuProps {
  /** 商品操作 */
  label: string
  actions: readonly RowAction[]
  /** Where it opens, CSS pixels of the window. */
  at: { x: number; y: number }
  onAct: (action: RowAction) => void
  onClose: () => void
}

/** What can be done with a row, at the place of the press. */
export function RowMenu({ label, actions, at, onAct, onClose }: RowMenuProps) {
  return (
    <PointMenu
      label={label}
      at={at}
      groups={[
        actions.map((act) => ({
          id: act.id,
          label: act.label,
          ...(act.shortcut ? { shortcut: act.shortcut } : {}),
        })),
      ]}
      onAction={(id) => {
        const action = actions.find((one) => one.id === id)
        if (action) onAct(action)
      }}
      onClose={onClose}
    />
  )
}

import { CellButton, MoreIcon } from '@haixuan/ui-kit'

interface MoreButtonProps {
  /** Name of the row. */
  name: string
  tabIndex: 0 | -1
  /** Told the lower left corner of the button, CSS pixels of the window. */
  onMore: (at: { x: number; y: number }) => void
}

/** Opens the menu of a row. */
export function MoreButton({ name, tabIndex, onMore }: MoreButtonProps) {
  return (
    <CellButton
      tabIndex={tabIndex}
      label={`“${name}”的更多操作`}
      hint="更多操作"
      icon={<MoreIcon />}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect()
        onMore({ x: left, y: bottom })
      }}
    />
  )
}

import { ComparedMark } from '#features/compare-rows'
import { FavouriteStar } from '#features/keep-favourite'
import type { BoardKind, SlotCells } from '#shared/board'
import styles from './board-page.module.css'

/** Puts the star in front of what a row's last cell offers, and in its first cell that it is compared. */
export function withStar<Row, Slot extends string>(
  cells: SlotCells<Row, Slot>,
  { identity, idOf }: Pick<BoardKind<Row, Slot>, 'identity' | 'idOf'>,
): SlotCells<Row, Slot> {
  const drawn = cells as SlotCells<Row, string>
  const [actions, named] = [drawn['actions'], drawn[identity]]
  if (!actions || !named) return cells
  const starred: SlotCells<Row, string> = {
    ...drawn,
    [identity]: {
      ...named,
      render: (cell) => (
        <>
          <ComparedMark id={idOf(cell.row)} />
          {named.render(cell)}
        </>
      ),
    },
    actions: {
      ...actions,
      render: (cell) => (
        <span className={styles.rowActs}>
          <FavouriteStar id={idOf(cell.row)} name={named.text(cell.row)} tabIndex={-1} />
          {actions.render(cell)}
        </span>
      ),
    },
  }
  return starred as SlotCells<Row, Slot>
}

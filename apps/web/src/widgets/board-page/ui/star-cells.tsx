import { FavouriteStar } from '#features/keep-favourite'
import type { BoardKind, SlotCells } from '#shared/board'
import styles from './board-page.module.css'

/** Puts the star in front of what a row's last cell offers, whatever the board lists. */
export function withStar<Row, Slot extends string>(
  cells: SlotCells<Row, Slot>,
  { identity, idOf }: Pick<BoardKind<Row, Slot>, 'identity' | 'idOf'>,
): SlotCells<Row, Slot> {
  const drawn = cells as SlotCells<Row, string>
  const [actions, named] = [drawn['actions'], drawn[identity]]
  if (!actions || !named) return cells
  const starred: SlotCells<Row, string> = {
    ...drawn,
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

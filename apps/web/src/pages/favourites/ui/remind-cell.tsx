import { Chip, MISSING } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FavouriteRow } from '#entities/favourite'
import { favouritesNoted } from '#features/keep-favourite'
import { thingName } from './thing-cell.tsx'

/** Whether to be told when the creator of a live is on the air again; a press switches it. */
export function RemindCell({ row, tabIndex }: { row: FavouriteRow; tabIndex: 0 | -1 }) {
  const note = useUnit(favouritesNoted)
  const { remindNext, marketplace, kind: subject, id } = row
  if (remindNext === null) return MISSING
  return (
    <Chip
      selected={remindNext}
      tabIndex={tabIndex}
      aria-label={`“${thingName(row)}”的下场提醒`}
      onClick={() => note({ marketplace, subject, ids: [id], remindNext: !remindNext })}
    >
      {remindNext ? '已开启' : '提醒我'}
    </Chip>
  )
}

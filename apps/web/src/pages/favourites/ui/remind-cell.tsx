import { Chip, MISSING } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FavouriteRow } from '#entities/favourite'
import { favouritesNoted } from '#features/keep-favourite'
import { thingName } from './thing-cell.tsx'

const NAMES: Partial<Record<FavouriteRow['kind'], string>> = { live: '开播提醒', goods: '恢复提醒' }

/** Whether to be told of the next live of its creator, or when a product sells again; a press switches it. */
export function RemindCell({ row, tabIndex }: { row: FavouriteRow; tabIndex: 0 | -1 }) {
  const note = useUnit(favouritesNoted)
  const { remindNext, marketplace, kind: subject, id } = row
  if (remindNext === null) return MISSING
  const text = remindNext ? '已开启' : '提醒我'
  return (
    <Chip
      selected={remindNext}
      tabIndex={tabIndex}
      aria-label={`${text}：“${thingName(row)}”的${NAMES[subject] ?? '提醒'}`}
      onClick={() => note({ marketplace, subject, ids: [id], remindNext: !remindNext })}
    >
      {text}
    </Chip>
  )
}

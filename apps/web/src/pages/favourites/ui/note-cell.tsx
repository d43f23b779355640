import { Button, EditIcon } from '@haixuan/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { FavouriteRow } from '#entities/favourite'
import styles from './favourites.module.css'
import { thingName } from './thing-cell.tsx'

// Fetched when it is first opened.
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }))

/** What was noted; a press writes it. */
export function NoteCell({ row, tabIndex }: { row: FavouriteRow; tabIndex: 0 | -1 }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className={styles.note}
        tabIndex={tabIndex}
        aria-label={`编辑“${thingName(row)}”的备注`}
        title={row.note ?? '添加备注'}
        icon={<EditIcon />}
        onClick={() => setIsOpen(true)}
      >
        {row.note ?? '添加备注'}
      </Button>
      {isOpen && (
        <Suspense>
          <NoteDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

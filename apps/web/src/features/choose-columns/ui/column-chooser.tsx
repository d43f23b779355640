import { Button, ColumnsIcon, IconButton } from '@haixuan/ui-kit'
import type { ColumnShape } from '@haixuan/ui-kit/data-table'
import { lazy, memo, Suspense, useState } from 'react'

// Fetched when it is first opened.
const ColumnDrawer = lazy(async () => ({ default: (await import('./column-drawer.tsx')).ColumnDrawer }))

interface ColumnChooserProps {
  /** Path of the board whose columns these are. */
  path: string
  columns: readonly ColumnShape[]
  /** An icon alone, where space is short. */
  isCompact?: boolean
}

/** Which columns are shown, in which order, which stay at the edge, and how high rows are. */
export const ColumnChooser = memo(function ColumnChooser(props: ColumnChooserProps) {
  const { path, columns, isCompact = false } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isCompact ? (
        <IconButton
          variant="secondary"
          label="列设置"
          icon={<ColumnsIcon />}
          onClick={() => setIsOpen(true)}
        />
      ) : (
        <Button icon={<ColumnsIcon />} onClick={() => setIsOpen(true)}>
          列设置
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ColumnDrawer path={path} columns={columns} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
})

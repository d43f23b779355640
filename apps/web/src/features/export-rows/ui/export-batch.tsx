import { Button } from '@haixuan/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { ExportSubject } from '../model/wish.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** Writes the chosen rows to a file. */
export function ExportBatch({ subject, ids }: { subject: ExportSubject; ids: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        导出所选
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog subject={{ ...subject, ids }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

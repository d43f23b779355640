import { DownloadIcon, IconButton } from '@haixuan/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { ExportSubject } from '../model/wish.ts'

// Fetched when it is first opened.
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** Writes the list as it is seen to a file. */
export function ExportButton({ subject }: { subject: ExportSubject }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton variant="secondary" label="导出" icon={<DownloadIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <ExportDialog subject={subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $waiting } from '../model/folders.ts'

const LateDialog = lazy(async () => ({ default: (await import('./folder-dialog.tsx')).FolderDialog }))

/** Asks for a folder while something waits for one. Rendered once in the app. */
export function FolderChoice() {
  const waiting = useUnit($waiting)
  return (
    waiting && (
      <Suspense>
        <LateDialog key={waiting.ids.join()} kept={waiting} />
      </Suspense>
    )
  )
}

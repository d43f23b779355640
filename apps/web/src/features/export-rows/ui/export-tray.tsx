import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $exports } from '../model/exports.ts'

// Comes with the first export.
const ExportJobs = lazy(async () => ({ default: (await import('./export-jobs.tsx')).ExportJobs }))

/** Exports in progress, on whatever page. */
export function ExportTray() {
  const jobs = useUnit($exports)
  if (jobs.length === 0) return null
  return (
    <Suspense>
      <ExportJobs jobs={jobs} />
    </Suspense>
  )
}

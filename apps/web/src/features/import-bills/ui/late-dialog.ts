import { lazy } from 'react'

/** Fetched when it is first opened. */
export const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

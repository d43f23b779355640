import { lazy } from 'react'

/** Fetched when it is first opened. */
export const ClassesDialog = lazy(async () => ({
  default: (await import('./classes-dialog.tsx')).ClassesDialog,
}))

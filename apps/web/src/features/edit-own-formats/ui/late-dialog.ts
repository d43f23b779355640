import { lazy } from 'react'

/** Fetched when it is first opened. */
export const StoreCostsDialog = lazy(async () => ({
  default: (await import('./store-costs-dialog.tsx')).StoreCostsDialog,
}))
/** Fetched when it is first opened. */
export const RatesDialog = lazy(async () => ({ default: (await import('./rates-dialog.tsx')).RatesDialog }))
/** Fetched when it is first opened. */
export const CostsDialog = lazy(async () => ({ default: (await import('./costs-dialog.tsx')).CostsDialog }))

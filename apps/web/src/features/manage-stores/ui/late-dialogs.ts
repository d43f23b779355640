import { lazy } from 'react'

// Fetched when one of them is first opened.
const dialogs = () => import('./store-dialogs.ts')

export const StoreDialog = lazy(async () => ({ default: (await dialogs()).StoreDialog }))
export const PeopleDialog = lazy(async () => ({ default: (await dialogs()).PeopleDialog }))
export const EraseStoreDialog = lazy(async () => ({ default: (await dialogs()).EraseStoreDialog }))

export { EraseStoreDialog } from './erase-store-dialog.tsx'
export { PeopleDialog } from './people-dialog.tsx'
export { StoreDialog } from './store-dialog.tsx'

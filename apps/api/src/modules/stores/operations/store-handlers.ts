import type { Handlers } from '#platform/http/handler.ts'
import { createOwnStore } from './create-own-store.ts'
import { eraseOwnStore } from './erase-own-store.ts'
import { getOwnStore } from './get-own-store.ts'
import { searchOwnStores } from './search-own-stores.ts'
import { setOwnStorePeople } from './set-own-store-people.ts'
import { setOwnStoreState } from './set-own-store-state.ts'
import { updateOwnStore } from './update-own-store.ts'

/** Stores that a team runs. */
export const storeHandlers = {
  createOwnStore,
  eraseOwnStore,
  getOwnStore,
  searchOwnStores,
  setOwnStorePeople,
  setOwnStoreState,
  updateOwnStore,
} satisfies Partial<Handlers>

import { answered, openDatabase } from '../indexed-db.ts'
import type { SyncLink } from './sync-plan.ts'

/** Where the links of labels to accounts are noted. */
export interface SyncLinks {
  all(): Promise<SyncLink[]>
  put(link: SyncLink): Promise<void>
  remove(id: string): Promise<void>
}

/** Links that are forgotten: for tests. */
export function createMemoryLinks(): SyncLinks {
  const links = new Map<string, SyncLink>()
  return {
    all: async () => [...links.values()],
    put: async (link) => void links.set(link.id, link),
    remove: async (id) => void links.delete(id),
  }
}

const STORE = 'links'

/** Links in the browser's own database, beside the labels. @throws when the browser keeps no data */
export async function openIndexedDbLinks(name = 'haixuan-label-sync'): Promise<SyncLinks> {
  const database = await openDatabase(name, STORE)
  const links = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    all: async () => (await answered(links('readonly').getAll())) as SyncLink[],
    put: async (link) => void (await answered(links('readwrite').put(link))),
    remove: async (id) => void (await answered(links('readwrite').delete(id))),
  }
}

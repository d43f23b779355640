import { answered, openDatabase } from '../indexed-db.ts'
import { LINK_BASE, type OwnedRecord, ownedKey, unownedKey } from '../owned-record.ts'
import type { SyncLink } from './sync-plan.ts'

/** Where the links of labels to one account are noted. */
export interface SyncLinks {
  all(): Promise<SyncLink[]>
  put(link: SyncLink): Promise<void>
  remove(id: string): Promise<void>
}

/** A link as the database keeps it: the key holds the account. */
export type LinkRecord = SyncLink & OwnedRecord

const linkOf = ({ owner: _owner, ...link }: LinkRecord): SyncLink => ({
  ...link,
  id: unownedKey(link.account, link.id),
})

/** Links that are forgotten: for tests. */
export function createMemoryLinks(): SyncLinks {
  const links = new Map<string, SyncLink>()
  return {
    all: async () => [...links.values()],
    put: async (link) => void links.set(link.id, link),
    remove: async (id) => void links.delete(id),
  }
}

/** Links to an account in the browser's own database, beside the labels. @throws when the browser keeps no data */
export async function openIndexedDbLinks(account: string, name: string = LINK_BASE.name): Promise<SyncLinks> {
  const database = await openDatabase(name, LINK_BASE.store)
  const links = (mode: IDBTransactionMode) =>
    database.transaction(LINK_BASE.store, mode).objectStore(LINK_BASE.store)
  return {
    async all() {
      const records = (await answered(links('readonly').getAll())) as LinkRecord[]
      return records.filter(({ owner }) => owner === account).map(linkOf)
    },
    async put(link) {
      await answered(links('readwrite').put({ ...link, id: ownedKey(account, link.id), owner: account }))
    },
    async remove(id) {
      await answered(links('readwrite').delete(ownedKey(account, id)))
    },
  }
}

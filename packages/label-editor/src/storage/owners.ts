import { answered, finished, openDatabase } from './indexed-db.ts'
import { LABEL_BASE, LINK_BASE, type OwnedRecord, ownedKey, ownerOf, SYNC_LOCK } from './owned-record.ts'
import { isConfirmed } from './sync/confirmed.ts'
import type { LinkRecord } from './sync/sync-links.ts'

/** How long to wait for a window that compares with the account, ms: a page that is left must not wait for ever. */
const PATIENCE = 1_000

interface LabelRecord extends OwnedRecord {
  revision: number
  savedAt: number
}

async function openBases() {
  const [labels, folders, links] = await Promise.all([
    openDatabase(LABEL_BASE.name, LABEL_BASE.store),
    openDatabase(`${LABEL_BASE.name}-folders`, LABEL_BASE.folders),
    openDatabase(LINK_BASE.name, LINK_BASE.store),
  ])
  const writing = (database: IDBDatabase) => {
    const [name = ''] = database.objectStoreNames
    const transaction = database.transaction(name, 'readwrite')
    return { store: transaction.objectStore(name), done: finished(transaction) }
  }
  return {
    labels: () => writing(labels),
    folders: () => writing(folders),
    links: () => writing(links),
    close: () => [labels, folders, links].map((database) => database.close()),
  }
}
type Bases = Awaited<ReturnType<typeof openBases>>

const all = async <T>({ store }: { store: IDBObjectStore }) => (await answered(store.getAll())) as T[]

/** Waits until no window synchronises, then runs; null when it had to wait too long. */
async function alone<T>(run: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return run()
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    return await navigator.locks.request(SYNC_LOCK, { signal }, run)
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

async function withBases<T>(run: (bases: Bases) => Promise<T>): Promise<T> {
  const bases = await openBases()
  try {
    return await run(bases)
  } finally {
    bases.close()
  }
}

/**
 * Takes what belongs to people out of this browser: labels that their account has, links to them, and folders. What
 * an account does not have yet stays, and is seen by its owner alone. Labels of a visitor stay.
 *
 * A label without its link is compared again; a link without its label would remove the label from the account. So
 * the links go first.
 * @param except whose things stay, because they are the one that is signed in
 */
export async function forgetOwnedLabels(except = ''): Promise<void> {
  const isGone = (record: OwnedRecord) => ownerOf(record) !== '' && ownerOf(record) !== except
  await alone(() =>
    withBases(async (bases) => {
      const labels = bases.labels()
      const kept = new Map((await all<LabelRecord>(labels)).map((label) => [label.id, label]))
      await labels.done
      const links = bases.links()
      const confirmed = (await all<LinkRecord>(links)).filter(
        (link) => isGone(link) && isConfirmed(kept.get(link.id), link),
      )
      for (const { id } of confirmed) links.store.delete(id)
      await links.done
      const removing = bases.labels()
      for (const link of confirmed) {
        const now = (await answered(removing.store.get(link.id))) as LabelRecord | undefined
        if (isConfirmed(now, link)) removing.store.delete(link.id)
      }
      await removing.done
      const folders = bases.folders()
      for (const folder of await all<OwnedRecord>(folders))
        if (isGone(folder)) folders.store.delete(folder.id)
      await folders.done
    }),
  )
}

/** Labels that a visitor made in this browser: their names. */
export async function visitorLabels(): Promise<{ id: string; name: string }[]> {
  return withBases(async (bases) => {
    const labels = await all<LabelRecord & { name: string }>(bases.labels())
    return labels.filter((label) => ownerOf(label) === '').map(({ id, name }) => ({ id, name }))
  })
}

/** Makes labels and folders of a visitor those of a user. What the user has under the same id stays as it is. */
export async function takeOverLabels(owner: string): Promise<void> {
  await withBases(async (bases) => {
    for (const open of [bases.labels, bases.folders]) {
      const { store, done } = open()
      const records = (await answered(store.getAll())) as OwnedRecord[]
      const known = new Set(records.map(({ id }) => id))
      for (const record of records) {
        const id = ownedKey(owner, record.id)
        if (ownerOf(record) !== '' || known.has(id)) continue
        store.put({ ...record, id, owner })
        store.delete(record.id)
      }
      await done
    }
  })
}

/**
 * Gives labels that were kept before labels had owners to the account that they were linked with. Done once: a link
 * with an owner is not looked at.
 */
export async function settleOwners(): Promise<void> {
  await withBases(async (bases) => {
    const reading = bases.links()
    const old = (await all<LinkRecord>(reading)).filter(({ owner }) => owner === undefined)
    await reading.done
    if (old.length === 0) return
    const labels = bases.labels()
    for (const { id, account } of old) {
      const label = (await answered(labels.store.get(id))) as OwnedRecord | undefined
      if (!label || ownerOf(label) !== '') continue
      labels.store.put({ ...label, id: ownedKey(account, id), owner: account })
      labels.store.delete(id)
    }
    await labels.done
    const links = bases.links()
    for (const link of old) {
      links.store.put({ ...link, id: ownedKey(link.account, link.id), owner: link.account })
      links.store.delete(link.id)
    }
    await links.done
  })
}

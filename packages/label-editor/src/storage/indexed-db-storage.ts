import { createListeners } from '../editor/listeners.ts'
import { answered, finished, openDatabase } from './indexed-db.ts'
import { filed, inOrder, type LabelStorage, type StoredLabel } from './label-storage.ts'
import { LABEL_BASE, type OwnedRecord, ownedKey, ownerOf, unownedKey } from './owned-record.ts'

/** A label as the database keeps it: its key holds the owner, the label that leaves does not. */
type LabelRecord = StoredLabel & OwnedRecord

/**
 * Labels of one owner in the browser's own database. Those of others are not there: they are neither listed, read,
 * overwritten nor removed. What was saved outlives a crash of the browser; what was saved to the disk also one of the
 * machine.
 * @param owner id of the signed-in user; empty for a visitor
 * @throws when the browser keeps no data, as in some private windows.
 */
export async function openIndexedDbStorage(
  owner = '',
  name: string = LABEL_BASE.name,
): Promise<LabelStorage> {
  const [database, folderBase] = await Promise.all([
    openDatabase(name, LABEL_BASE.store),
    openDatabase(`${name}-folders`, LABEL_BASE.folders),
  ])
  const start = (mode: IDBTransactionMode, isDurable = false) => {
    const durability = isDurable ? 'strict' : 'relaxed'
    const transaction = database.transaction(LABEL_BASE.store, mode, { durability })
    return { transaction, labels: transaction.objectStore(LABEL_BASE.store) }
  }
  const foldersIn = (mode: IDBTransactionMode) =>
    folderBase.transaction(LABEL_BASE.folders, mode).objectStore(LABEL_BASE.folders)
  const mine = <T extends OwnedRecord>(records: readonly T[]) =>
    records.filter((record) => ownerOf(record) === owner)
  const get = async (labels: IDBObjectStore, id: string) =>
    (await answered(labels.get(ownedKey(owner, id)))) as LabelRecord | undefined
  const labelOf = ({ owner: _owner, ...label }: LabelRecord): StoredLabel => ({
    ...label,
    id: unownedKey(owner, label.id),
  })
  const put = (labels: IDBObjectStore, label: StoredLabel) =>
    labels.put({ ...label, id: ownedKey(owner, label.id), owner })
  const { subscribe, tell } = createListeners()
  return {
    subscribe,
    async list() {
      const records = (await answered(start('readonly').labels.getAll())) as LabelRecord[]
      return inOrder(mine(records).map(labelOf))
    },
    async read(id) {
      const kept = await get(start('readonly').labels, id)
      return kept && ownerOf(kept) === owner ? labelOf(kept) : null
    },
    async save(label, known, isDurable) {
      const { transaction, labels } = start('readwrite', isDurable)
      const before = await get(labels, label.id)
      const isMine = before === undefined || ownerOf(before) === owner
      if (!isMine || (before?.revision ?? 0) !== known) return { saved: false, reason: 'conflict' }
      put(labels, { folder: before?.folder ?? '', ...label, revision: known + 1 })
      await finished(transaction)
      tell()
      return { saved: true, revision: known + 1 }
    },
    async remove(id) {
      const { transaction, labels } = start('readwrite')
      const kept = await get(labels, id)
      if (kept && ownerOf(kept) === owner) labels.delete(kept.id)
      await finished(transaction)
      tell()
    },
    async file(id, folder) {
      const { transaction, labels } = start('readwrite')
      const kept = await get(labels, id)
      if (!kept || ownerOf(kept) !== owner) return false
      put(labels, filed(labelOf(kept), folder))
      await finished(transaction)
      tell()
      return true
    },
    async folders() {
      const made = (await answered(foldersIn('readonly').getAll())) as OwnedRecord[]
      return mine(made).map(({ id }) => unownedKey(owner, id))
    },
    async keepFolder(folder) {
      await answered(foldersIn('readwrite').put({ id: ownedKey(owner, folder), owner }))
      tell()
    },
    async dropFolder(folder) {
      await answered(foldersIn('readwrite').delete(ownedKey(owner, folder)))
      tell()
    },
  }
}

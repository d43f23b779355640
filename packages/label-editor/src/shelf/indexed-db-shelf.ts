import { createListeners } from '../editor/listeners.ts'
import { answered, finished, openDatabase } from './indexed-db.ts'
import { filed, inOrder, type Shelf, type ShelfLabel } from './shelf.ts'

const STORE = 'labels'
const FOLDERS = 'folders'

/**
 * Labels in the browser's own database. What was saved outlives a crash of the browser; what was saved to the disk
 * also one of the machine.
 * @throws when the browser keeps no data, as in some private windows.
 */
export async function openIndexedDbShelf(name = 'haixuan-labels'): Promise<Shelf> {
  const [database, folderBase] = await Promise.all([
    openDatabase(name, STORE),
    openDatabase(`${name}-folders`, FOLDERS),
  ])
  const start = (mode: IDBTransactionMode, isDurable = false) => {
    const durability = isDurable ? 'strict' : 'relaxed'
    const transaction = database.transaction(STORE, mode, { durability })
    return { transaction, labels: transaction.objectStore(STORE) }
  }
  const foldersIn = (mode: IDBTransactionMode) => folderBase.transaction(FOLDERS, mode).objectStore(FOLDERS)
  const { subscribe, tell } = createListeners()
  return {
    subscribe,
    async list() {
      return inOrder((await answered(start('readonly').labels.getAll())) as ShelfLabel[])
    },
    async read(id) {
      return ((await answered(start('readonly').labels.get(id))) as ShelfLabel | undefined) ?? null
    },
    async save(label, known, isDurable) {
      const { transaction, labels } = start('readwrite', isDurable)
      const before = (await answered(labels.get(label.id))) as ShelfLabel | undefined
      if ((before?.revision ?? 0) !== known) return { saved: false, reason: 'conflict' }
      labels.put({ folder: before?.folder ?? '', ...label, revision: known + 1 })
      await finished(transaction)
      tell()
      return { saved: true, revision: known + 1 }
    },
    async remove(id) {
      const { transaction, labels } = start('readwrite')
      labels.delete(id)
      await finished(transaction)
      tell()
    },
    async file(id, folder) {
      const { transaction, labels } = start('readwrite')
      const label = (await answered(labels.get(id))) as ShelfLabel | undefined
      if (!label) return false
      labels.put(filed(label, folder))
      await finished(transaction)
      tell()
      return true
    },
    async folders() {
      return ((await answered(foldersIn('readonly').getAll())) as { id: string }[]).map(({ id }) => id)
    },
    async keepFolder(id) {
      await answered(foldersIn('readwrite').put({ id }))
      tell()
    },
    async dropFolder(id) {
      await answered(foldersIn('readwrite').delete(id))
      tell()
    },
  }
}

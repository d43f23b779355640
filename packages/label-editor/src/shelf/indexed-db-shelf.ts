import { createShelfListeners, inOrder, type Shelf, type ShelfLabel } from './shelf.ts'

const STORE = 'labels'

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('浏览器没有写入本地数据库'))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('浏览器没有写入本地数据库'))
  })

/**
 * Labels in the browser's own database. What was saved outlives a crash of the browser; what was saved to the disk
 * also one of the machine.
 * @throws when the browser keeps no data, as in some private windows.
 */
export async function openIndexedDbShelf(name = 'haixuan-labels'): Promise<Shelf> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
  const database = await answered(opening)
  const start = (mode: IDBTransactionMode, isDurable = false) => {
    const durability = isDurable ? 'strict' : 'relaxed'
    const transaction = database.transaction(STORE, mode, { durability })
    return { transaction, labels: transaction.objectStore(STORE) }
  }
  const { subscribe, tell } = createShelfListeners()
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
  }
}

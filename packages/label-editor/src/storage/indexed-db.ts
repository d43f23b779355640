const FAILED = '浏览器没有写入本地数据库'

/** What a request of the browser's database answers; rejects when it failed. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(FAILED))
  })

/** Resolves when all of a transaction is written; rejects when none of it is. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error(FAILED))
  })

/**
 * A database of one store, whose things are found by their `id`; made when it is not there.
 * @throws when the browser keeps no data, as in some private windows.
 */
export function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' })
  return answered(opening)
}

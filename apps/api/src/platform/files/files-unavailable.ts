import { Failure } from '../failure.ts'
import type { FileChunks } from './file-store.ts'

/** The failure of a store that cannot be used now. The cause is for the log alone. */
export function filesUnavailable(cause: unknown): Failure {
  const failure = new Failure(
    'files_unavailable',
    '服务器的文件存储暂时不可用，文件没有保存或读出；请稍后重试，如仍失败请联系管理员',
    { retryAfterMs: 30_000 },
  )
  failure.cause = cause
  return failure
}

/** Runs what uses the store. @throws {Failure} `files_unavailable` for whatever it throws */
export async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw filesUnavailable(error)
  }
}

/** The same for work that takes bytes: what reading them throws is thrown as it is, since it is no fault of the store. */
export async function reachWith<T>(chunks: FileChunks, work: (chunks: FileChunks) => Promise<T>): Promise<T> {
  const faults: unknown[] = []
  try {
    return await work(noted(chunks, faults))
  } catch (error) {
    throw faults.length > 0 ? faults[0] : filesUnavailable(error)
  }
}

async function* noted(chunks: FileChunks, faults: unknown[]): FileChunks {
  try {
    yield* chunks
  } catch (error) {
    faults.push(error)
    throw error
  }
}

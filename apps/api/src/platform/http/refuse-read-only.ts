import type { Operation } from '../contract/contract.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'

/**
 * Whether an operation stores something: a GET of the class `write` does, and whatever is no GET, unless it only
 * searches. What a read draws on a right is no write: see `unwritable.ts`.
 */
export function isWrite({ method, access }: Pick<Operation, 'method' | 'access'>): boolean {
  return method === 'GET' ? access.rateClass === 'write' : access.rateClass !== 'search'
}

/** The refusal of a write while the database accepts none. */
export function readOnly(): Failure {
  return new Failure(
    'read_only',
    '网站暂时只能查看，不能保存：数据库正在维护或磁盘空间不足；已有的内容可以照常查看，请稍后再试或联系管理员',
    { retryAfterMs: 30_000 },
  )
}

/** Throws 503 `read_only` for a call that writes while the database accepts no writes, before it does anything. */
export async function refuseReadOnly(db: Pick<Database, 'isReadOnly'>, operation: Operation): Promise<void> {
  if (isWrite(operation) && (await db.isReadOnly())) throw readOnly()
}

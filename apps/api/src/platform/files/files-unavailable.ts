import { Failure } from '../failure.ts'

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

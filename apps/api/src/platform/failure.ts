/** Details of a failure, as `Failure.data` of the contract. */
export interface FailureDetails {
  fields?: { path: string; message: string }[]
  retryAfterMs?: number
  need?: string
  /** Scope that the key of the caller lacks. */
  scope?: string
  /** Of a quota: what is used, what there is, and when it is fresh again, epoch milliseconds. */
  used?: number
  limit?: number
  resetAt?: number
}

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** A failure that the caller is told of, in Chinese, with a stable reason. Anything else thrown is a 500. */
export class ApiError extends Error {
  readonly status: FailureStatus
  /** Stable machine-readable reason in snake_case. */
  readonly reason: string
  readonly details: FailureDetails | undefined

  /** @param message Chinese sentence: what, why, what to do. */
  constructor(status: FailureStatus, reason: string, message: string, details?: FailureDetails) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.reason = reason
    this.details = details
  }
}

/** One rejected input: where (`body.mobile`) and why, in Chinese. */
export interface FieldMessage {
  path: string
  message: string
}

interface Facts {
  code: number
  reason: string
  message: string
  status: number
  fields?: readonly FieldMessage[] | undefined
  requestId?: string | undefined
  retryAfterMs?: number | undefined
  need?: string | undefined
  scope?: string | undefined
  resetAt?: number | undefined
  cause?: unknown
}

/**
 * A call that did not succeed. Beside the server's own reasons there are three of the client:
 * `network` (no answer came), `timeout` (none within the limit), `bad_answer` (not the form of the contract).
 */
export class HaixuanError extends Error {
  override readonly name = 'HaixuanError'
  /** Never 0 when the server sent it; -1 when there was no answer. */
  readonly code: number
  /** Stable, for programs. */
  readonly reason: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields: readonly FieldMessage[]
  readonly requestId: string | undefined
  /** Milliseconds to wait before trying again, when the server says so. */
  readonly retryAfterMs: number | undefined
  /** Lowest membership that opens the feature, when the server says so. */
  readonly need: string | undefined
  /** Scope that the key lacks, when that is the reason. */
  readonly scope: string | undefined
  /** Epoch milliseconds when a used-up quota is fresh again, when the server says so. */
  readonly resetAt: number | undefined

  constructor(facts: Facts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.reason = facts.reason
    this.status = facts.status
    this.fields = facts.fields ?? []
    this.requestId = facts.requestId
    this.retryAfterMs = facts.retryAfterMs
    this.need = facts.need
    this.scope = facts.scope
    this.resetAt = facts.resetAt
  }

  /** Message of the first rejected input of that name in path, query or body, be it of the whole input or of a part. */
  fieldMessage(name: string): string | undefined {
    return this.fields.find(({ path }) => path.split('.')[1] === name)?.message
  }
}

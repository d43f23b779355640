import type { Reason, ReasonCases } from './reasons.gen.ts'

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
  /** Of an upload: where its next part begins. */
  offset?: number
}

type OneStatus = Exclude<Reason, keyof ReasonCases>
type FailureArguments =
  | [reason: OneStatus, message: string, details?: FailureDetails | undefined, when?: undefined]
  | {
      [R in keyof ReasonCases]: [reason: R, message: string, details: FailureDetails, when: ReasonCases[R]]
    }[keyof ReasonCases]

/**
 * A failure that is reported to the caller in Chinese, with a stable reason. It has no HTTP status: platform/http has that
 * of each reason. Anything else thrown is an error of the server.
 */
export class Failure extends Error {
  readonly reason: Reason
  readonly details: FailureDetails | undefined
  /** Which case it is, of a reason that has several statuses; the caller does not see it. */
  readonly when: ReasonCases[keyof ReasonCases] | undefined

  /** The message is a Chinese sentence: what, why, what to do. */
  constructor(...[reason, message, details, when]: FailureArguments) {
    super(message)
    this.name = 'Failure'
    this.reason = reason
    this.details = details
    this.when = when
  }
}

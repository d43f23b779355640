import { FollowedPositions } from './followed-positions.ts'

/** What is read from a replica is at most so old. */
export const MOST_AGE_MS = 5_000
/** One that was too far behind is used again from here on, so that it does not change sides with each look. */
export const CAUGHT_UP_MS = 2_000
/** A replica that failed a read gets none for so long. */
export const LEFT_OUT_MS = 5_000
/** A look without an answer may be a busy moment of this process. */
const SILENCES = 2

/** What a server says of itself. */
export interface ServerState {
  /** System identifier of its cluster and number of the database: the same for a primary and its replicas. */
  identity: string
  isReplica: boolean
  /** Position in the log: written by a primary, replayed by a replica. */
  position: bigint
}

/**
 * used: it gets reads. behind: it shows data that is too old, or nobody knows yet. stranger: it is no replica of this
 * primary. writable: it is none any more. away: it did not answer, or failed a read.
 */
export type TrustState = 'used' | 'behind' | 'stranger' | 'writable' | 'away'

/** Judges by looks and by failed reads whether a replica gets reads. */
export class ReplicaTrust {
  readonly #now: () => number
  readonly #positions = new FollowedPositions()
  #state: TrustState = 'behind'
  #silences = 0
  #leftOutUntil = Number.NEGATIVE_INFINITY

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get state(): TrustState {
    return this.#state
  }

  /** Asked for each read: looks that stay away make what was known old. */
  get isUsed(): boolean {
    return this.#state === 'used' && this.ageMs() <= MOST_AGE_MS
  }

  /** How old what the replica shows is at the most; infinite while nobody knows. */
  ageMs(): number {
    return this.#positions.ageAt(this.#now())
  }

  /** @param at before the primary was asked; the replica was asked after it */
  looked(primary: ServerState, replica: ServerState, at: number): void {
    this.#silences = 0
    if (primary.identity !== replica.identity || !replica.isReplica) {
      this.#refuse(primary.identity === replica.identity ? 'writable' : 'stranger')
      return
    }
    this.#positions.primaryAt(primary.position, at)
    this.#positions.replayed(replica.position)
    if (this.#now() < this.#leftOutUntil) return
    const most = this.#state === 'used' ? MOST_AGE_MS : CAUGHT_UP_MS
    this.#state = this.ageMs() <= most ? 'used' : 'behind'
  }

  /** The replica did not answer a look. @param isSilent it said nothing, instead of refusing */
  lookFailed(isSilent: boolean): void {
    this.#silences++
    if (!isSilent || this.#silences >= SILENCES) this.#refuse('away')
  }

  readFailed(): void {
    this.#leftOutUntil = this.#now() + LEFT_OUT_MS
    this.#refuse('away')
  }

  #refuse(state: TrustState): void {
    this.#state = state
    this.#positions.forget()
  }
}

/** Positions that are remembered; a replica that replays nothing for longer has to reach the oldest of them first. */
const MOST = 60

interface Seen {
  position: bigint
  at: number
}

/**
 * How old what a replica shows is, by positions in the log of its primary. The replica alone cannot tell "nothing was
 * written" from "nothing arrived": the time of the last transaction that it has replayed looks old on an idle primary, and needs
 * clocks that agree. Times are those of one clock of this process, in ms.
 */
export class FollowedPositions {
  #ahead: Seen[] = []
  #reachedAt = Number.NEGATIVE_INFINITY

  /** The primary is at a position. @param at before it was asked: all that was written until then is before it */
  primaryAt(position: bigint, at: number): void {
    if (this.#ahead.length < MOST) this.#ahead.push({ position, at })
  }

  /** The replica has replayed everything before a position. */
  replayed(position: bigint): void {
    const reached = this.#ahead.findLast((seen) => seen.position <= position)
    if (!reached) return
    this.#reachedAt = reached.at
    this.#ahead = this.#ahead.filter(({ at }) => at > reached.at)
  }

  /** What is written is shown after so many ms at the most. Infinite until the replica has reached the primary once. */
  ageAt(now: number): number {
    return now - this.#reachedAt
  }

  /** What was known says nothing any more: the replica may be another one. */
  forget(): void {
    this.#ahead = []
    this.#reachedAt = Number.NEGATIVE_INFINITY
  }
}

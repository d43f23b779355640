interface Waiter {
  go(): void
  turnAway(error: Error): void
}

/**
 * Limits how many tasks run and how many wait, and refuses more. Waiting tasks are served round-robin by network, so a
 * network that floods delays only itself. When the queue is full, the newest task of the longest line is refused in
 * favour of a network with a shorter line.
 */
export class NetworkQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #refusal: () => Error
  /** Lines by network, in the order of their turns; none is empty. */
  readonly #lines = new Map<string, Waiter[]>()
  #waiting = 0
  #running = 0

  constructor(atOnce: number, mostWaiting: number, refusal: () => Error) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#refusal = refusal
  }

  /** Runs the work when its turn comes. Throws the refusal when too many wait already. */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#wait(network)
    else this.#running++
    try {
      return await work()
    } finally {
      // The slot goes directly to the next task, so that no other task can take it.
      const next = this.#next()
      if (next) next.go()
      else this.#running--
    }
  }

  #wait(network: string): Promise<void> {
    if (this.#waiting >= this.#mostWaiting) this.#makeRoomFor(network)
    return new Promise((go, turnAway) => {
      const line = this.#lines.get(network) ?? []
      line.push({ go, turnAway })
      this.#lines.set(network, line)
      this.#waiting++
    })
  }

  #makeRoomFor(network: string): void {
    let [longest, length] = ['', 0]
    for (const [name, line] of this.#lines) if (line.length > length) [longest, length] = [name, line.length]
    const own = this.#lines.get(network)?.length ?? 0
    // One task has to be refused; between lines that differ by one it does not matter which.
    const refused = length > own + 1 ? this.#lines.get(longest)?.pop() : undefined
    if (!refused) throw this.#refusal()
    this.#waiting--
    refused.turnAway(this.#refusal())
  }

  /** The first of the line whose turn it is; the line goes to the end. */
  #next(): Waiter | undefined {
    for (const [network, line] of this.#lines) {
      const next = line.shift()
      this.#lines.delete(network)
      if (line.length > 0) this.#lines.set(network, line)
      if (next) this.#waiting--
      return next
    }
    return undefined
  }
}

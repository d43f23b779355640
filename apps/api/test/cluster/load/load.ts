import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from './actor.ts'

/** Lets actors use the site, each at its pace, until it is stopped. */
export class Load {
  readonly #actors: readonly Actor[]
  /** What actors met that none of them expects, in words. */
  readonly surprises: string[] = []
  #isGoing = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(actors: readonly Actor[]) {
    this.#actors = actors
  }

  get written(): number {
    return this.#actors.reduce((sum, { written }) => sum + written, 0)
  }

  start(): void {
    this.#isGoing = true
    this.#running = Promise.all(this.#actors.map((actor, n) => this.#use(actor, n)))
  }

  async stop(): Promise<void> {
    this.#isGoing = false
    await this.#running
  }

  /** Asks every actor for what was lost or doubled; nobody may be writing. */
  async broken(): Promise<string[]> {
    const all = await Promise.all(
      this.#actors.map((actor) => actor.broken().catch((error: Error) => [error.message])),
    )
    return all.flat()
  }

  async #use(actor: Actor, n: number): Promise<void> {
    // Not all in the same moment.
    await sleep((actor.paceMs * n) / this.#actors.length)
    while (this.#isGoing) {
      await actor.step().catch((error: Error) => this.surprises.push(error.message))
      await sleep(actor.paceMs)
    }
  }
}

import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

/** One network may ask for twenty messages an hour. */
const MOST = 19

/** People who add a mail address: each gets one mail with a link. */
export class MailWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 6_100
  readonly asked: string[] = []
  #tries = 0
  readonly #enter: () => Promise<string>

  /** @param enter opens an account and signs it in: an account may ask for few mails */
  constructor(caller: Caller, enter: () => Promise<string>) {
    this.caller = caller
    this.#enter = enter
  }

  get written(): number {
    return this.asked.length
  }

  async step(): Promise<void> {
    if (this.#tries++ >= MOST) return
    const token = await this.#enter().catch(() => undefined)
    // The database is away.
    if (token === undefined) return
    this.caller.token = token
    const address = `visitor-${this.asked.length + 1}@example.com`
    const answer = await this.caller.once('POST', '/api/me/mail-addresses', { address })
    // What was asked for without an answer may send a mail or none.
    if (answer.status === 200) this.asked.push(address)
  }

  /** The mails are counted where they arrive. */
  async broken(): Promise<string[]> {
    return []
  }
}

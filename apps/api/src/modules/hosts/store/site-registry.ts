import type { Database } from '#platform/database/database.ts'
import { canonicalHost } from '#platform/host-name.ts'
import { FLAGS, type Flags } from '../rules/feature-flags.ts'
import type { SiteHost } from '../rules/site-host.ts'
import { readFlags, readHosts } from './host-rows.ts'

/** What a visitor of a host name gets. */
export interface Site {
  /** Canonical name that was asked for; undefined for a Host header that is none. */
  name: string | undefined
  /** Undefined: the default brand. */
  host: SiteHost | undefined
  flags: Flags
}

interface Known {
  hosts: ReadonlyMap<string, SiteHost>
  flags: Flags
}

/** Another process (the command line, a second server) may have changed them. */
const FRESH_MS = 5_000
const NOTHING: Known = { hosts: new Map(), flags: FLAGS }

/**
 * Hosts and flags, kept in memory: every page asks for them. What is older than five seconds is read again behind
 * the answer; without a database the pages continue with what is known.
 */
export class SiteRegistry {
  readonly #db: Database
  readonly #now: () => number
  #known: Known | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #turn = 0
  #reading: Promise<Known> | undefined

  constructor(db: Database, now: () => number = () => performance.now()) {
    this.#db = db
    this.#now = now
  }

  /** @param header `Host` of the request */
  async of(header: string | undefined): Promise<Site> {
    const { hosts, flags } = await this.#current()
    const name = canonicalHost(header)
    return { name, host: name === undefined ? undefined : hosts.get(name), flags }
  }

  /** Something was changed here: the next question waits for the new state. */
  forget(): void {
    this.#turn++
    this.#known = undefined
    this.#reading = undefined
    this.#readAt = Number.NEGATIVE_INFINITY
  }

  async #current(): Promise<Known> {
    const isOld = this.#now() - this.#readAt >= FRESH_MS
    if (isOld && !this.#reading) this.#reading = this.#read()
    return this.#known ?? (await this.#reading) ?? NOTHING
  }

  async #read(): Promise<Known> {
    this.#readAt = this.#now()
    const { kysely } = this.#db
    const turn = this.#turn
    const known = await Promise.all([readHosts(kysely), readFlags(kysely)]).then(
      ([hosts, flags]): Known => ({ hosts: new Map(hosts.map((host) => [host.name, host])), flags }),
      () => this.#known ?? NOTHING,
    )
    // Read before something was changed here: not to be kept.
    if (turn === this.#turn) {
      this.#known = known
      this.#reading = undefined
    }
    return known
  }
}

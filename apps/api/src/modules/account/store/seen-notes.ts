import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { withTurnsOf } from '#platform/database/turn-scope.ts'

/** Notes of one round; more are left out, and made by a later call of the same person. */
const MOST = 10_000
/** After a round that failed none is tried for so long: a standby is not asked for each call. */
const PAUSE_MS = 10_000

/** Where a call notes that its session or its key is in use. */
export interface NotesSeen {
  /** @param digest of the token */
  session(digest: Buffer): void
  /** @param digest of the key */
  key(digest: Buffer, ip: string): void
}

/**
 * Notes when sessions and keys were last used, behind the calls that use them: no call waits for it, and none hears of
 * its failure. What comes while a round is written is one round more, each session and key once in it.
 */
export class SeenNotes implements NotesSeen {
  readonly #db: Pick<Database, 'kysely'>
  readonly #now: () => number
  #sessions = new Map<string, Buffer>()
  #keys = new Map<string, { digest: Buffer; ip: string }>()
  #writing: Promise<void> | undefined
  #pausedUntil = Number.NEGATIVE_INFINITY

  /** @param now a clock in milliseconds that never goes back */
  constructor(db: Pick<Database, 'kysely'>, now: () => number = () => performance.now()) {
    this.#db = db
    this.#now = now
  }

  session(digest: Buffer): void {
    if (this.#sessions.size < MOST) this.#sessions.set(digest.toString('base64'), digest)
    this.#start()
  }

  key(digest: Buffer, ip: string): void {
    if (this.#keys.size < MOST) this.#keys.set(digest.toString('base64'), { digest, ip })
    this.#start()
  }

  /** Resolves when what was noted so far is written, or has failed. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  #start(): void {
    if (this.#writing || this.#now() < this.#pausedUntil) return
    // Its own turns: those of the caller who happened to be first are theirs.
    this.#writing = withTurnsOf('seen notes', () => this.#rounds()).finally(() => {
      this.#writing = undefined
    })
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#sessions.size + this.#keys.size > 0) {
        const [sessions, keys] = [[...this.#sessions.values()], [...this.#keys.values()]]
        this.#sessions = new Map()
        this.#keys = new Map()
        if (sessions.length > 0) await this.#writeSessions(sessions)
        if (keys.length > 0) await this.#writeKeys(keys)
      }
    } catch {
      this.#pausedUntil = this.#now() + PAUSE_MS
    }
  }

  /** A row that somebody else has locked is being noted or ended: nobody waits for it. */
  async #writeSessions(digests: readonly Buffer[]): Promise<void> {
    await sql`update session set last_seen_at = now() where token_hash in
      (select token_hash from session where token_hash = any(${digests}::bytea[]) for update skip locked)`.execute(
      this.#db.kysely,
    )
  }

  async #writeKeys(keys: readonly { digest: Buffer; ip: string }[]): Promise<void> {
    const digests = keys.map(({ digest }) => digest)
    const addresses = keys.map(({ ip }) => ip)
    await sql`
      with free as (
        select key_hash from api_key where key_hash = any(${digests}::bytea[]) for update skip locked
      )
      update api_key k set last_used_at = now(), last_used_ip = v.ip
      from free f, unnest(${digests}::bytea[], ${addresses}::text[]) as v (key_hash, ip)
      where k.key_hash = f.key_hash and v.key_hash = f.key_hash`.execute(this.#db.kysely)
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** The key under which the running code queries the database, kept across its awaits. */
export interface TurnScope {
  /** Account or network; all requests of one key are in one line. */
  key: string
  /** Longest wait for a turn. */
  patienceMs: number
  /** Work that no caller waits for: it yields to others. */
  isBackground?: true
  /** The server's own work: no caller waits for it either, and it is short. */
  isOwn?: true
}

/** A call that has a slot gets its turns however long they take; the limits of the driver still apply. */
const LET_IN_MS = 30_000
const SERVER: TurnScope = { key: 'server', patienceMs: LET_IN_MS, isOwn: true }
const scopes = new AsyncLocalStorage<TurnScope>()

/** Runs `work` with its database turns counted for `key`. */
export function withTurnsOf<T>(key: string, work: () => Promise<T>, patienceMs = LET_IN_MS): Promise<T> {
  return scopes.run({ key, patienceMs }, work)
}

/** Runs `work` as work that no caller waits for. */
export function inBackground<T>(key: string, work: () => Promise<T>): Promise<T> {
  return scopes.run({ key, patienceMs: LET_IN_MS, isBackground: true }, work)
}

/** The scope of the running code; that of the server itself outside of a call. */
export function turnScope(): TurnScope {
  return scopes.getStore() ?? SERVER
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** In whose name the running code asks the database, followed through its awaits. */
export interface TurnScope {
  /** Account or network; all wishes of one key are in one line. */
  key: string
  /** Longest wait for a turn. */
  patienceMs: number
  /** Work that nobody waits for: it yields to others. */
  isBackground?: true
  /** The server's own work: nobody waits for it either, and it is short. */
  isOwn?: true
}

/** What has been let in gets its turns however long they take; the driver's own limits still hold. */
const LET_IN_MS = 30_000
const SERVER: TurnScope = { key: 'server', patienceMs: LET_IN_MS, isOwn: true }
const scopes = new AsyncLocalStorage<TurnScope>()

/** Runs `work` so that its turns at the database are those of `key`. */
export function withTurnsOf<T>(key: string, work: () => Promise<T>, patienceMs = LET_IN_MS): Promise<T> {
  return scopes.run({ key, patienceMs }, work)
}

/** Runs `work` as work that nobody waits for. */
export function inBackground<T>(key: string, work: () => Promise<T>): Promise<T> {
  return scopes.run({ key, patienceMs: LET_IN_MS, isBackground: true }, work)
}

/** The scope of the running code; the server's own work when nobody asked for it. */
export function turnScope(): TurnScope {
  return scopes.getStore() ?? SERVER
}

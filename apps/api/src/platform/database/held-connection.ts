import { AsyncLocalStorage } from 'node:async_hooks'

/** What the running code already holds or is allowed, followed through its awaits. */
interface Held {
  connection: boolean
  bulk: boolean
}
const held = new AsyncLocalStorage<Held>()

/** Runs `work` as code that holds a connection of the pool; the mark ends with it, also for stray promises. */
export async function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  const mark: Held = { connection: true, bulk: isBulk() }
  try {
    return await held.run(mark, work)
  } finally {
    mark.connection = false
  }
}

/** Runs `work` as a step of a mass write. */
export async function asBulk<T>(work: () => Promise<T>): Promise<T> {
  const mark: Held = { connection: holdsConnection(), bulk: true }
  try {
    return await held.run(mark, work)
  } finally {
    mark.bulk = false
  }
}

export function isBulk(): boolean {
  return held.getStore()?.bulk === true
}

function holdsConnection(): boolean {
  return held.getStore()?.connection === true
}

/** Throws when the running code holds a connection already: asking for another could wait for ever. */
export function refuseSecondConnection(): void {
  if (!holdsConnection()) return
  throw new Error(
    'A query asked for a connection from inside a transaction, which could wait for itself for ever: pass `trx` on and use it there.',
  )
}

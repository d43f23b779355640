import { writeSync } from 'node:fs'
import type { KyselyPlugin, Transaction } from 'kysely'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Tables } from '../../../src/platform/database/tables.ts'

/** Says a line at once, also when the process does nothing more. */
export function say(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** Stops this process where it is, as a machine does that has no time for it; its end comes from outside. */
export function freeze(): never {
  say({ is: 'frozen' })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  throw new Error('A frozen process was woken.')
}

/** A database that counts statements, and freezes the process before one of them. */
export class FreezingDatabase {
  count = 0
  readonly db: Database

  /** @param before the statement that is never sent, counted from 1; none when left out */
  constructor(db: Database, before?: number) {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (++this.count === before) freeze()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    this.db = Object.assign(Object.create(db) as Database, {
      kysely: db.kysely.withPlugin(plugin),
      transaction: <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
        db.transaction((trx) => work(trx.withPlugin(plugin) as Transaction<Tables>)),
    })
  }
}

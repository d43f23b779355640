import {
  type ConnectionBuilder,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  TransactionBuilder,
} from 'kysely'
import { holdingConnection } from './held-connection.ts'
import type { Tables } from './tables.ts'

/** Kysely whose transactions mark the code inside them, so that the pool can refuse to be asked from there. */
export class GuardedKysely extends Kysely<Tables> {
  constructor(pool: PostgresPool) {
    super({ dialect: new PostgresDialect({ pool }) })
  }

  override transaction(): TransactionBuilder<Tables> {
    return markTransaction(super.transaction())
  }

  override connection(): ConnectionBuilder<Tables> {
    const builder = super.connection()
    return {
      execute: (work) => builder.execute((db) => holdingConnection(() => work(db))),
    } as ConnectionBuilder<Tables>
  }

  /** Not offered: a transaction without a callback can be forgotten, and one connection is all there may be. */
  override startTransaction(): never {
    throw new Error(
      'Use transaction().execute(..) or Database.transaction(..): controlled transactions are not offered.',
    )
  }
}

function markTransaction(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  return new Proxy(builder, {
    get(target, key) {
      if (key === 'execute') {
        const execute: TransactionBuilder<Tables>['execute'] = (work) =>
          target.execute((trx) => holdingConnection(() => work(trx)))
        return execute
      }
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const next: unknown = value.apply(target, args)
        return next instanceof TransactionBuilder ? markTransaction(next) : next
      }
    },
  })
}

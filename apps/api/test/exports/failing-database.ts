import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'

/** Counts steps, and fails at one of them. */
export class Steps {
  count = 0
  readonly #failAt: number

  constructor(failAt: number) {
    this.#failAt = failAt
  }

  step(): void {
    if (this.count++ === this.#failAt) throw new Error('The process dies here.')
  }
}

class FailingPlugin implements KyselyPlugin {
  readonly #steps: Steps

  constructor(steps: Steps) {
    this.#steps = steps
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.#steps.step()
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.#steps.step()
    return result
  }
}

/** A database that fails before or after a statement, and before or after the end of a transaction. */
export function failingDatabase(db: Database, steps: Steps): Database {
  const plugin = new FailingPlugin(steps)
  return {
    ...db,
    kysely: db.kysely.withPlugin(plugin),
    transaction: async (work) => {
      const done = await db.transaction(async (trx) => {
        const result = await work(trx.withPlugin(plugin))
        steps.step()
        return result
      })
      steps.step()
      return done
    },
  }
}

/** A store that fails before or after it has written a file. */
export function failingStore(store: FileStore, steps: Steps): FileStore {
  return new Proxy(store, {
    get: (target, name: keyof FileStore) => {
      const method = target[name].bind(target) as (...given: unknown[]) => Promise<unknown>
      if (name !== 'put' && name !== 'putChunks') return method
      return async (...given: unknown[]) => {
        steps.step()
        const done = await method(...given)
        steps.step()
        return done
      }
    },
  })
}

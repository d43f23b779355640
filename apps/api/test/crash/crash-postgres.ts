import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, clusterReady, initCluster } from '../postgres/cluster.ts'
import { findPostgres } from '../postgres/find-postgres.ts'

const TRIES = 50

/** A PostgreSQL with its safe settings that can be killed and started again. */
export class CrashPostgres {
  readonly folder: string
  readonly #cluster: Cluster
  #server: ChildProcess | undefined

  private constructor(cluster: Cluster) {
    this.folder = cluster.folder
    this.#cluster = cluster
    process.once('exit', () => this.#server?.kill('SIGKILL'))
  }

  static async make(folder: string): Promise<CrashPostgres> {
    const found = findPostgres()
    if (found?.kind !== 'programs')
      throw new Error('No PostgreSQL programs found in /usr/lib/postgresql or PATH.')
    const made = new CrashPostgres(await initCluster(found, folder, { durable: true }))
    await made.start()
    return made
  }

  /** A killed server's children hold its memory for a moment: until they are gone a new one ends at once. */
  async start(): Promise<void> {
    const { program, args, user, folder } = this.#cluster
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const server = spawn(program, args, { ...user, cwd: folder, stdio: 'ignore' })
      const ended = once(server, 'exit').then(() => 'ended')
      if ((await Promise.race([ended, clusterReady(folder).then(() => 'ready')])) === 'ready') {
        this.#server = server
        return
      }
      await sleep(100)
    }
    throw new Error('PostgreSQL does not start again.')
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, clusterReady, clusterUrl } from './cluster.ts'
import { keep } from './keep-cluster.ts'

const TRIES = 50

/** A PostgreSQL that a test stops, kills and starts again. It goes with this process at the latest. */
export class PostgresNode {
  readonly folder: string
  readonly #keeper: ChildProcess
  #isUp = true

  private constructor(cluster: Cluster) {
    this.folder = cluster.folder
    this.#keeper = keep(cluster, process.pid, true)
    this.#keeper.on('message', () => {
      this.#isUp = false
    })
  }

  static async start(cluster: Cluster): Promise<PostgresNode> {
    const node = new PostgresNode(cluster)
    await clusterReady(node.folder)
    return node
  }

  /** URL of a database in it; `postgres` is there from the start. */
  url(database: string): string {
    return clusterUrl(this.folder, database)
  }

  /** A killed server's children hold its memory for a moment: until they are gone a new one ends at once. */
  async start(): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (this.#isUp) throw new Error('This PostgreSQL is running.')
      const down = once(this.#keeper, 'message').then(() => 'down')
      this.#isUp = true
      this.#keeper.send('start')
      const ready = clusterReady(this.folder).then(() => 'ready')
      if ((await Promise.race([down, ready])) === 'ready') return
      ready.catch(() => undefined)
      await sleep(100)
    }
    throw new Error('PostgreSQL does not start again.')
  }

  /** Ends it in order: connections are cut, nothing is lost. */
  async stop(): Promise<void> {
    await this.#end('SIGINT')
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Ends it and removes its folder. */
  async remove(): Promise<void> {
    if (this.#keeper.exitCode !== null) return
    const gone = once(this.#keeper, 'exit')
    this.#keeper.ref()
    this.#keeper.kill('SIGTERM')
    await gone
  }

  async #end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!this.#isUp) return
    const down = once(this.#keeper, 'message')
    this.#keeper.channel?.ref()
    this.#keeper.send(signal)
    await down
    this.#keeper.channel?.unref()
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServerOrder, ServerSays } from './messages.ts'

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url))
const START_LIMIT_MS = 90_000

/** A real server process that can be killed. */
export class ServerHandle {
  readonly #child: ChildProcess
  readonly #began = performance.now()
  #errors = ''
  port = 0
  tokens: string[] = []

  constructor(order: ServerOrder) {
    this.#child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(order)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.on('data', (text) => {
      this.#errors += text
    })
  }

  /** Resolves when the process has loaded and turns to its database. */
  async opening(): Promise<void> {
    await this.#next('opening')
  }

  /** @returns milliseconds from the start of the process to its first answer */
  async ready(): Promise<number> {
    const said = await this.#next('ready')
    this.port = said.port
    this.tokens = said.tokens
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`)
    if (answer.status !== 200) throw new Error(`health answered ${answer.status}`)
    return performance.now() - this.#began
  }

  async findings(): Promise<{ findings: string[]; products: number }> {
    const answer = this.#next('findings')
    this.#child.send({ kind: 'look' })
    return answer
  }

  async kill(): Promise<void> {
    const over = this.#child.exitCode === null && this.#child.signalCode === null
    const gone = over ? once(this.#child, 'exit') : undefined
    this.#child.kill('SIGKILL')
    await gone
  }

  #next<K extends ServerSays['kind']>(kind: K): Promise<Extract<ServerSays, { kind: K }>> {
    return new Promise((found, fail) => {
      const clean = () => {
        clearTimeout(timer)
        this.#child.off('message', hear)
        this.#child.off('exit', ended)
      }
      const hear = (said: ServerSays) => {
        if (said.kind !== kind) return
        clean()
        found(said as Extract<ServerSays, { kind: K }>)
      }
      const ended = () => {
        clean()
        fail(new Error(`The server ended before it said "${kind}". ${this.#errors.slice(-2000)}`))
      }
      const timer = setTimeout(() => {
        clean()
        fail(
          new Error(`The server did not say "${kind}" in ${START_LIMIT_MS} ms. ${this.#errors.slice(-2000)}`),
        )
      }, START_LIMIT_MS)
      this.#child.on('message', hear)
      this.#child.once('exit', ended)
    })
  }
}

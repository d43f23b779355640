import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { SERVER_FLAGS } from '../../../../tooling/server-flags.mjs'

const READY_MS = 60_000
const END_MS = 30_000
/** Lines of a process that are kept for a fault. */
const KEPT = 200

export interface SiteOrder {
  /** Name in the table, such as "server 1". */
  name: string
  /** The bundle to run, and the folder it is started in. */
  program: string
  cwd: string
  env: Record<string, string>
  /** What it says when it is ready. */
  ready: RegExp
}

/** A server or a worker as systemd runs it: the bundle, with an environment. */
export class SiteProcess {
  readonly name: string
  order: SiteOrder
  #child: ChildProcess | undefined
  #said: string[] = []

  constructor(order: SiteOrder) {
    this.name = order.name
    this.order = order
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The last lines that it has written. */
  get said(): string {
    return this.#said.slice(-20).join('')
  }

  /** Everything kept of what it has written since the start of the test. */
  get log(): readonly string[] {
    return this.#said
  }

  /** @returns milliseconds until it said that it is ready */
  async start(): Promise<number> {
    const began = performance.now()
    const { program, cwd, env, ready } = this.order
    const child = spawn(process.execPath, [...SERVER_FLAGS, program], {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: process.env['TMPDIR'] ?? '/tmp', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let own = ''
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${this.name} ${why}: ${this.said}`))
      const timer = setTimeout(() => fail('is not ready in a minute'), READY_MS)
      const hear = (text: string) => {
        this.#said = [...this.#said, text].slice(-KEPT)
        own = (own + text).slice(-4_000)
        if (!ready.test(own)) return
        clearTimeout(timer)
        resolve()
      }
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
      child.once('exit', (code, signal) => {
        clearTimeout(timer)
        fail(`ended with ${code ?? signal} before it was ready`)
      })
    })
    return performance.now() - began
  }

  /** As a restart by systemd does. @returns milliseconds until it had ended, and its exit code */
  async stop(): Promise<{ ms: number; code: number | null }> {
    const child = this.#child
    if (!child || !this.isRunning) return { ms: 0, code: child?.exitCode ?? null }
    const began = performance.now()
    const gone = once(child, 'exit') as Promise<[number | null]>
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
    const [code] = await gone
    clearTimeout(timer)
    return { ms: performance.now() - began, code }
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

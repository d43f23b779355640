import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../../../../tooling/server-flags.mjs'

export interface ReleaseAnswer {
  status: number
  text: string
  /** What the envelope carries; undefined without one. */
  data: unknown
}

const START_MS = 120_000

/** The server of a release as an operator starts it, on a PostgreSQL. */
export class ReleaseServer {
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>
  #said = ''
  #address = ''

  /**
   * @param folder the checkout that the program belongs to
   * @param env settings beside the port
   */
  constructor(program: string, folder: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, [...SERVER_FLAGS, program], {
      cwd: join(folder, 'apps/api'),
      env: {
        PATH: process.env['PATH'] ?? '',
        ...{ PORT: '0', HAIXUAN_LOG: 'error', HAIXUAN_RATE_FACTOR: '100', HAIXUAN_DEMO: '' },
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#ended = new Promise((done) => this.#child.once('close', done))
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text
      })
  }

  /** What it has written so far: its errors among it. */
  get said(): string {
    return this.#said
  }

  /** Resolves when it takes calls. Rejects with what it said when it ends before. */
  async ready(): Promise<this> {
    const until = Date.now() + START_MS
    for (;;) {
      const [, address] = /海选已启动：(http:\S+)/.exec(this.#said) ?? []
      if (address !== undefined) {
        this.#address = address
        return this
      }
      if (this.#child.exitCode !== null || Date.now() > until)
        throw new Error(`The server did not start: ${this.#said.slice(-3000)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async call(method: string, path: string, token?: string, body?: unknown): Promise<ReleaseAnswer> {
    const answer = await fetch(this.#address + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
    const data = isJson ? (JSON.parse(text) as { data: unknown }).data : undefined
    return { status: answer.status, text, data }
  }

  /** The data of a call that must succeed. */
  async done<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    const { status, text, data } = await this.call(method, path, token, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
    return data as T
  }

  /** @returns its exit code */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    return this.#ended
  }
}

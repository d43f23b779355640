import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, callThrough } from '../balanced-call.ts'
import type { CallLog } from './call-log.ts'

const AGAIN_MS = 300
const PATIENCE_MS = 60_000

/** No answer of the site itself, or one that says that it cannot work now: a client asks again. */
export const isLost = ({ status }: Answer): boolean => status === 0 || (status >= 502 && status <= 504)

/** A person at an address of their own who calls the site through the balancer. */
export class Caller {
  readonly name: string
  readonly #port: number
  readonly #log: CallLog
  readonly #from: string
  token: string | undefined

  constructor(
    name: string,
    { port, log, from, token }: { port: number; log: CallLog; from: string; token?: string },
  ) {
    this.name = name
    this.#port = port
    this.#log = log
    this.#from = from
    this.token = token
  }

  /** One try. */
  async once(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await callThrough(this.#port, { from: this.#from, token: this.token }, method, path, body)
    this.#log.note(this.name, method, path, answer)
    return answer
  }

  /** The same call again until it is answered, as the site's own client does with calls that may be repeated. */
  async repeated(method: string, path: string, body?: unknown): Promise<Answer> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await this.once(method, path, body)
      if (!isLost(answer) || performance.now() > until) return answer
      await sleep(AGAIN_MS)
    }
  }

  /** The data of an answer. Throws when it is none: then the caller cannot go on as usual. */
  async data<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.repeated(method, path, body)
    if (answer.status >= 200 && answer.status < 300) return answer.body?.data as T
    throw new Error(`${this.name}: ${method} ${path} answered ${answer.status} ${answer.body?.reason ?? ''}`)
  }
}

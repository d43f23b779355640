import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentTexts } from '../../src/modules/account/store/accepted-texts.ts'
import type { AckLog } from './ack-log.ts'
import { call } from './call.ts'

/** Where the writers send, changed by every restart. */
export interface Target {
  port: number
  tokens: string[]
}
interface Job {
  id: string
  nextSequence: number
}

export const WRITERS = 8
export const ROWS_PER_BATCH = 20
const BATCHES_PER_JOB = 12
const NICKNAME_WRITERS = 4
const COLUMNS = [
  ...['goods_id', 'title', 'category_path', 'price', 'currency', 'market_price', 'sell_count_raw', 'sold'],
  ...['rating', 'review_count', 'badges', 'image_url', 'goods_url', 'first_dump_date'],
]

/** Eight writers that use the server as its users do, and note what it acknowledged. */
export class Writers {
  readonly #log: AckLog
  readonly #sent = new Map<number, number>()
  readonly #jobs = new Map<number, Job>()
  readonly #series = randomInt(1000, 9999)
  #goods = 0
  #mobile = 0
  /** Answers other than success that are no sign of a server going down. */
  readonly surprises: string[] = []

  constructor(log: AckLog) {
    this.#log = log
  }

  /** The last nickname number sent for a user, acknowledged or not. */
  sent(user: number): number {
    return this.#sent.get(user) ?? 0
  }

  /** Writes until told to stop. Broken connections and 503 are what a kill looks like: the writer pauses and continues. */
  async run(target: () => Target, going: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, n) => {
        while (going()) {
          try {
            if (n < NICKNAME_WRITERS) await this.#nickname(target(), n)
            else if (n < NICKNAME_WRITERS + 1) await this.#register(target())
            else await this.#rows(target(), n)
          } catch {
            await sleep(20)
          }
        }
      }),
    )
  }

  async #nickname({ port, tokens }: Target, user: number): Promise<void> {
    const n = this.sent(user) + 1
    this.#sent.set(user, n)
    const answer = await call(port, 'POST', '/api/user/edit', tokens[user] ?? '', { nickname: `写手-${n}` })
    if (this.#succeeded('nickname', answer.status)) this.#log.note({ kind: 'nickname', user, n })
  }

  async #register({ port }: Target): Promise<void> {
    const mobile = `1${this.#series < 5000 ? 5 : 7}${String(this.#series).slice(1)}${String(++this.#mobile).padStart(6, '0')}`
    const password = 'lantern-42-boat'.slice(0, 14)
    const body = { mobile, password, confirm_password: password, ...currentTexts() }
    const answer = await call(port, 'POST', '/api/weapp/register', '', body)
    if (!this.#succeeded('register', answer.status)) return
    this.#log.note({ kind: 'user', mobile, token: (answer.data as { token: string }).token })
  }

  async #rows({ port, tokens }: Target, user: number): Promise<void> {
    const token = tokens[user] ?? ''
    const job = this.#jobs.get(user) ?? (await this.#openJob(port, token, user))
    if (!job) return
    if (job.nextSequence > BATCHES_PER_JOB) {
      const ended = await call(port, 'POST', `/api/imports/${job.id}/finish`, token, {})
      if (this.#succeeded('finish', ended.status)) this.#log.note({ kind: 'finished', job: job.id })
      this.#jobs.delete(user)
      return
    }
    // A batch whose answer was lost is sent again under the same number, as the contract asks of a client.
    const rows = Array.from({ length: ROWS_PER_BATCH }, (_, n) => goods(job.id, job.nextSequence, n))
    const body = { sequence: job.nextSequence, rows }
    const answer = await call(port, 'POST', `/api/imports/${job.id}/rows`, token, body)
    if (!this.#succeeded('rows', answer.status)) return
    this.#log.note({ kind: 'rows', job: job.id, sequence: job.nextSequence })
    job.nextSequence = (answer.data as { nextSequence: number }).nextSequence
  }

  async #openJob(port: number, token: string, user: number): Promise<Job | undefined> {
    const number = ++this.#goods
    const answer = await call(port, 'POST', '/api/imports', token, {
      map: 'temu-products',
      kind: 'products',
      marketplace: 'temu',
      fileName: `crash-${number}.csv`,
      fileSha256: String(number).padStart(64, String(this.#series % 10)),
      fileBytes: 1,
      columns: COLUMNS,
    })
    if (answer.status === 409) {
      await this.#cancelAll(port, token)
      return undefined
    }
    if (!this.#succeeded('open', answer.status)) return undefined
    const { id, nextSequence } = answer.data as Job
    const job = { id, nextSequence }
    this.#jobs.set(user, job)
    return job
  }

  /** A job whose opening was never answered stays open, and a user may have five. */
  async #cancelAll(port: number, token: string): Promise<void> {
    const { data } = await call(port, 'GET', '/api/imports?limit=100', token)
    const { rows } = data as { rows: { id: string; status: string }[] }
    for (const { id, status } of rows) {
      if (status === 'open' || status === 'running')
        await call(port, 'POST', `/api/imports/${id}/cancel`, token, {})
    }
  }

  #succeeded(what: string, status: number): boolean {
    if (status >= 200 && status < 300) return true
    // Without a pause here the writers keep the processor from the database that recovers.
    if (status === 503) throw new Error(`${what} answered 503`)
    this.surprises.push(`${what} answered ${status}`)
    return false
  }
}

function goods(job: string, sequence: number, n: number): Record<string, string | null> {
  const digits = BigInt(`0x${job.replaceAll('-', '').slice(0, 12)}`)
  return {
    goods_id: `${digits}${String(sequence).padStart(2, '0')}${String(n).padStart(2, '0')}`
      .slice(-19)
      .replace(/^0/, '1'),
    title: `无线蓝牙耳机 Earphones ${job} ${sequence} ${n}`,
    category_path: 'Electronics > Audio',
    price: `${n + 1}.48`,
    currency: 'USD',
    market_price: null,
    sell_count_raw: '1.3K+',
    sold: '1300',
    rating: '4.9',
    review_count: '297',
    badges: null,
    image_url: null,
    goods_url: null,
    first_dump_date: '2025-11-11',
  }
}

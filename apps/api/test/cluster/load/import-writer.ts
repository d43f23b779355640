import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

const ROWS = 20
const BATCHES = 8

const COLUMNS = [
  ...[
    'Product ID',
    'Title',
    'Sale Price',
    'Original Price',
    'Discount (%)',
    'Currency',
    'Rating',
    'Orders Count',
  ],
  ...['Store Name', 'Store ID', 'Store URL', 'Product URL', 'Image URL', 'Brand'],
]

/** A row of a batch; each has a product of its own. */
const goods = (job: string, sequence: number, n: number) => ({
  'Product ID': `${Number.parseInt(job.slice(0, 8), 16)}${String(sequence).padStart(2, '0')}${String(n).padStart(2, '0')}`,
  Title: `鞋 ${sequence} ${n}`,
  'Sale Price': `${n + 1}.48`,
  Currency: 'USD',
  Rating: null,
})

interface Job {
  id: string
  nextSequence: number
}

/** Imports products in numbered batches; a batch whose answer was lost is sent again under its number. */
export class ImportWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 3_300
  readonly #finished: string[] = []
  #number = 0
  #job: Job | undefined
  #batches = 0

  constructor(caller: Caller) {
    this.caller = caller
  }

  get written(): number {
    return this.#batches
  }

  async step(): Promise<void> {
    const job = this.#job ?? (await this.#open())
    this.#job = job
    if (job.nextSequence > BATCHES) {
      await this.caller.data('POST', `/api/imports/${job.id}/finish`, {})
      this.#finished.push(job.id)
      this.#job = undefined
      return
    }
    const rows = Array.from({ length: ROWS }, (_, n) => goods(job.id, job.nextSequence, n))
    const body = { sequence: job.nextSequence, rows }
    const { nextSequence } = await this.caller.data<Job>('POST', `/api/imports/${job.id}/rows`, body)
    job.nextSequence = nextSequence
    this.#batches++
  }

  async #open(): Promise<Job> {
    const number = ++this.#number
    const { id, nextSequence } = await this.caller.data<Job>('POST', '/api/imports', {
      ...{
        map: 'aliexpress-nike',
        kind: 'products',
        marketplace: 'aliexpress',
        fileName: `cluster-${number}.csv`,
      },
      ...{ fileSha256: String(number).padStart(64, 'a'), fileBytes: 1, columns: COLUMNS },
    })
    return { id, nextSequence }
  }

  async broken(): Promise<string[]> {
    const broken: string[] = []
    for (const id of this.#finished) {
      const { job } = await this.caller.data<{ job: { status: string; inserted: number; position: number } }>(
        'GET',
        `/api/imports/${id}`,
      )
      if (job.status !== 'finished') broken.push(`import ${id} is ${job.status}`)
      if (job.inserted !== ROWS * BATCHES || job.position !== ROWS * BATCHES)
        broken.push(`import ${id} has ${job.inserted} of ${ROWS * BATCHES} rows at ${job.position}`)
    }
    return broken
  }
}

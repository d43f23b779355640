import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measure } from './measure.ts'

/** From the time of a cached answer to the limit of a request. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** What a call was, for its figures. Names come from the contract: a caller cannot make new ones. */
export interface Answered {
  /** Name of the operation; `page` for the site and its files. */
  operation: string
  status: number
  seconds: number
}

/** Figures of one process in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answers: Counter<'operation' | 'status'>
  readonly #seconds: Histogram<'operation'>
  readonly type = this.#registry.contentType

  constructor(measures: readonly Measure[] = []) {
    const registers = [this.#registry]
    this.#answers = new Counter({
      name: 'haixuan_http_answers_total',
      help: 'Answers by operation of the contract and status.',
      labelNames: ['operation', 'status'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'haixuan_http_answer_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['operation'],
      buckets: BUCKETS_S,
      registers,
    })
    for (const measure of measures) this.#add(measure)
    collectDefaultMetrics({ register: this.#registry })
  }

  answered({ operation, status, seconds }: Answered): void {
    this.#answers.inc({ operation, status: String(status) })
    this.#seconds.observe({ operation }, seconds)
  }

  /** All figures as text. A measure that fails is left out: the others must still be seen. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #add({ name, help, labels = [], isCounter, read }: Measure): void {
    const kept = { name, help, labelNames: [...labels], registers: [this.#registry] }
    const readings = () => read().catch(() => [])
    // After a reset a figure without labels is 0: one that cannot be read would look like one.
    const clear = (metric: Counter | Gauge) => {
      metric.reset()
      if (labels.length === 0) metric.remove({})
    }
    if (isCounter)
      new Counter({
        ...kept,
        async collect() {
          clear(this)
          for (const reading of await readings()) this.inc(reading.labels ?? {}, reading.value)
        },
      })
    else
      new Gauge({
        ...kept,
        async collect() {
          clear(this)
          for (const reading of await readings()) this.set(reading.labels ?? {}, reading.value)
        },
      })
  }
}

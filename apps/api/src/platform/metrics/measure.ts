/** One value of a measure, with the labels that tell it from the others. */
interface Reading {
  labels?: Record<string, string>
  value: number
}

/** A figure that is read when it is asked for. Modules add theirs in the wiring of the server. */
export interface Measure {
  /** Snake case with the unit at its end, as Prometheus names figures: `haixuan_jobs_oldest_due_seconds`. */
  name: string
  help: string
  labels?: readonly string[]
  /** It only grows while the process lives; the name ends with `_total`. */
  isCounter?: true
  /** @returns nothing for what cannot be read now: no figure is better than an old one */
  read(): Promise<readonly Reading[]>
}

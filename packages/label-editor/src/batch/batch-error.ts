/** What stops a batch, in Chinese: what, why, what to do. */
export class BatchError extends Error {
  /** Line of the file, from 1; null when it is about the whole. */
  readonly line: number | null
  constructor(message: string, line: number | null = null) {
    super(message)
    this.name = 'BatchError'
    this.line = line
  }
}

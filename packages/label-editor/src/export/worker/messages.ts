import type { JobName } from './job-registry.ts'

/** From the page to the worker. */
export type ToWorker =
  | { kind: 'run'; id: number; job: JobName; input: unknown }
  | { kind: 'cancel'; id: number }

/** From the worker to the page. */
export type FromWorker =
  | { kind: 'progress'; id: number; done: number; of: number }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'cancelled'; id: number }
  /** The message is a sentence in Chinese for the user. */
  | { kind: 'failed'; id: number; message: string }

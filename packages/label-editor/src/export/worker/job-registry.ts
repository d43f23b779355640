/**
 * Every job of the worker. Each is loaded when it is first asked for, so that a PDF does not wait for the reader of
 * barcodes.
 */
export const JOBS = {
  pdf: async () => (await import('./pdf-job.ts')).pdfJob,
  png: async () => (await import('./png-job.ts')).pngJob,
  svg: async () => (await import('./svg-job.ts')).svgJob,
  drawings: async () => (await import('./svg-job.ts')).drawingsJob,
  zpl: async () => (await import('./zpl-job.ts')).zplJob,
  check: async () => (await import('./check-job.ts')).checkJob,
  zip: async () => (await import('../batch/zip-job.ts')).zipJob,
  readBack: async () => (await import('../batch/read-back-job.ts')).readBackJob,
}

type Jobs = typeof JOBS
export type JobName = keyof Jobs
type JobOf<K extends JobName> = Awaited<ReturnType<Jobs[K]>>
export type JobInput<K extends JobName> = Parameters<JobOf<K>>[0]
export type JobOutput<K extends JobName> = Awaited<ReturnType<JobOf<K>>>

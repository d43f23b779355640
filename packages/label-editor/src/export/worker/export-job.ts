import type { LabelFonts } from '../fonts/label-fonts.ts'
import type { ReadOther } from '../pictures/read-picture.ts'

/** What a job in the worker has. */
export interface JobResources {
  fonts: LabelFonts
  readOther: ReadOther
  /**
   * Reports progress, lets a cancel come in, and throws when one has. Call it after each piece of work that takes more
   * than a few milliseconds; it costs nothing when called often.
   */
  breathe(done: number, of: number): Promise<void>
}

/** Work that is done in the worker: what goes in and what comes out can be cloned. */
export type ExportJob<Input, Output> = (input: Input, resources: JobResources) => Promise<Output>

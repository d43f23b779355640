import type { PageClip } from '../../document/label-document.ts'

/** A code of a page with all that is printed around it. */
export interface FoundCode {
  /** Of the file: page and place on it, as `3-1`, both from 1. */
  id: string
  /** From 0. */
  page: number
  format: string
  value: string
  clip: Omit<PageClip, 'pdfId'>
  preview: { source: string; width: number; height: number }
  /** Millimetres at which the file prints it. */
  width: number
  height: number
}

/** What became of one page. */
export interface PageReport {
  /** From 0. */
  page: number
  codes: readonly FoundCode[]
  /** Why the page, or some of it, could not be read; null when all of it was. */
  problem: string | null
}

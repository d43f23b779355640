import { dropUnusedImages } from '../../commands/change-images.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { serializeDocument } from '../../document/parse-document.ts'

/** How labels come from the disk and go back to it. */
export interface LabelFiles {
  /** Whether a label goes back into the file it came from. */
  readonly isInPlace: boolean
  /** Lets the user choose a file. `keep` ties it to the label it became; null when they chose none. */
  choose(): Promise<{ file: File; keep(id: string): void } | null>
  /**
   * Writes a label.
   * @param asNew Asks for another file even where the label has one.
   * @returns Name of the file; null when the user chose none.
   */
  save(document: LabelDocument, asNew: boolean): Promise<string | null>
}

/** Ending of label files. */
const ENDING = '.haixuan-label.json'

/** What is written: nothing in it that the label does not show. */
export const fileText = (document: LabelDocument): string => serializeDocument(dropUnusedImages(document))

/** Name of the file of a label, fit for every system. */
export const fileName = (document: LabelDocument): string =>
  `${document.name.replace(/[\\/:*?"<>|]/g, '_')}${ENDING}`

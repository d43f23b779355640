import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelRecord } from '../page/export-page.ts'

/** Pictures that the images of a label show: always, and for some rows. */
export function shownPictures(
  { elements }: Pick<LabelDocument, 'elements'>,
  records: readonly LabelRecord[],
): Set<string> {
  const shown = new Set<string>()
  for (const element of Object.values(elements)) {
    if (element.kind !== 'image') continue
    shown.add(element.imageId)
    for (const record of records) {
      const id = element.field === '' ? undefined : record[element.field]
      if (id !== undefined) shown.add(id)
    }
  }
  return shown
}

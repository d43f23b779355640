import { labelOf } from '../../document/label-of.fixture.ts'
import type { ExportPage } from './export-page.ts'
import { type ExportOptions, exportPages } from './export-pages.ts'

/** The page of a label of one page, laid out as it leaves; takes what `labelOf` takes. */
export function pageOf(label: Parameters<typeof labelOf>, options: Partial<ExportOptions> = {}): ExportPage {
  const [made] = exportPages(labelOf(...label), { now: 0, ...options })
  if (!made) throw new Error('a label of one page makes one page')
  return made
}

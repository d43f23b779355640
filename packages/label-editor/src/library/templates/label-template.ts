import type { LabelElement } from '../../document/element.ts'
import { type LabelDocument, SCHEMA_VERSION } from '../../document/label-document.ts'
import { type MakeId, newPage } from '../../document/new-document.ts'
import { fromMm, type Length } from '../../units/length.ts'

/** The kinds that the start page filters by. */
export const TEMPLATE_TYPES = {
  single: '独立标签',
  barcode: '条码融合',
  importer: '带进口商信息',
  general: '通用',
} as const
export type TemplateType = keyof typeof TEMPLATE_TYPES

/** A label to start from. Its variables are fields of a row of data or of the compliance profile. */
export interface LabelTemplate {
  id: string
  zh: string
  en: string
  type: TemplateType
  width: Length
  height: Length
  /** Words that it is found by beside its name, in Chinese. */
  keywords: string
  /** Makes its elements from the back to the front; their ids only count within the template. */
  elements(): LabelElement[]
}

type Draft = Omit<LabelTemplate, 'width' | 'height' | 'keywords' | 'elements'> & {
  /** Millimetres. */
  size: readonly [width: number, height: number]
  keywords?: string
  elements: () => LabelElement[]
}

export const template = ({ size: [width, height], keywords = '', ...rest }: Draft): LabelTemplate => ({
  ...rest,
  width: fromMm(width),
  height: fromMm(height),
  keywords,
})

/** A new label made from a template: every id is new. */
export function documentFrom(template: LabelTemplate, makeId: MakeId): LabelDocument {
  const elements = template.elements().map((element) => ({ ...element, id: makeId() }))
  const page = newPage(makeId(), template.width, template.height)
  return {
    schemaVersion: SCHEMA_VERSION,
    id: makeId(),
    name: template.zh,
    isMyTemplate: false,
    dpi: 203,
    pages: [{ ...page, borderWidth: 0, order: elements.map(({ id }) => id) }],
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
    images: {},
    pdfs: {},
  }
}

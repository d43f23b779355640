import { findIn, type Initials } from '../search.ts'
import { BARCODE_TEMPLATES } from './barcode-templates.ts'
import { type LabelTemplate, TEMPLATE_TYPES } from './label-template.ts'
import { PACKAGING_TEMPLATES } from './packaging-templates.ts'
import { PERSON_TEMPLATES } from './person-templates.ts'
import { PRODUCT_TEMPLATES } from './product-templates.ts'

/** Every template of the library. */
export const TEMPLATES: readonly LabelTemplate[] = [
  ...PERSON_TEMPLATES,
  ...PRODUCT_TEMPLATES,
  ...BARCODE_TEMPLATES,
  ...PACKAGING_TEMPLATES,
]

/** Templates whose name, type, size, keywords or pinyin initials hold every word of a query. */
export function searchTemplates(query: string, initials: Initials): LabelTemplate[] {
  return findIn(
    TEMPLATES,
    query,
    ({ id, zh, en, type, width, height, keywords }) => ({
      id,
      zh: `${zh} ${keywords}`,
      en,
      more: `${TEMPLATE_TYPES[type]}${width / 100}×${height / 100} ${width / 100}x${height / 100}`,
    }),
    initials,
  )
}

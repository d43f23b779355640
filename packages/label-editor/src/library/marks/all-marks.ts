import { findIn, type Initials } from '../search.ts'
import { AMERICAN_CARE } from './american-care.ts'
import { APPROVALS } from './approvals.ts'
import { COSMETICS } from './cosmetics.ts'
import { DISPOSAL } from './disposal.ts'
import { DRYING } from './drying.ts'
import { ELECTRICAL } from './electrical.ts'
import { ENERGY } from './energy.ts'
import { EQUIPMENT_SIGNS } from './equipment-signs.ts'
import { FOOTWEAR } from './footwear.ts'
import { HANDLING } from './handling.ts'
import { HAZARD } from './hazard.ts'
import { MARK_GROUPS, type Mark } from './mark.ts'
import { MATERIALS } from './materials.ts'
import { MEDICAL } from './medical.ts'
import { TRANSPORT } from './transport.ts'
import { WASHING } from './washing.ts'

/** Every mark of the library. */
export const MARKS: readonly Mark[] = [
  ...APPROVALS,
  ...HAZARD,
  ...MATERIALS,
  ...DISPOSAL,
  ...ELECTRICAL,
  ...EQUIPMENT_SIGNS,
  ...WASHING,
  ...DRYING,
  ...AMERICAN_CARE,
  ...HANDLING,
  ...TRANSPORT,
  ...MEDICAL,
  ...COSMETICS,
  ...FOOTWEAR,
  ...ENERGY,
]

const BY_ID: ReadonlyMap<string, Mark> = new Map(MARKS.map((mark) => [mark.id, mark]))

/** The mark of an id; undefined when the library has none, as in a document of a newer version. */
export const findMark = (id: string): Mark | undefined => BY_ID.get(id)

/** Marks whose name, group, source or pinyin initials hold every word of a query. */
export function searchMarks(query: string, initials: Initials): Mark[] {
  return findIn(
    MARKS,
    query,
    ({ id, name, group, source }) => ({ id, ...name, more: `${MARK_GROUPS[group]}${source}` }),
    initials,
  )
}

import { HAZARD_STATEMENTS } from './hazard-statements.ts'
import { PRECAUTIONARY_STATEMENTS } from './precautionary-statements.ts'
import {
  BATTERY_WARNINGS,
  ELECTRONICS_WARNINGS,
  FOOD_CONTACT_WARNINGS,
  HOME_WARNINGS,
  PACKAGING_WARNINGS,
  TEXTILE_WARNINGS,
} from './product-warnings.ts'
import { TOY_WARNINGS } from './toy-warnings.ts'
import type { Warning } from './warning.ts'

/** Every warning of the library, in the order of its categories. */
export const WARNINGS: readonly Warning[] = [
  ...TOY_WARNINGS,
  ...TEXTILE_WARNINGS,
  ...FOOD_CONTACT_WARNINGS,
  ...ELECTRONICS_WARNINGS,
  ...BATTERY_WARNINGS,
  ...PACKAGING_WARNINGS,
  ...HOME_WARNINGS,
  ...HAZARD_STATEMENTS,
  ...PRECAUTIONARY_STATEMENTS,
]

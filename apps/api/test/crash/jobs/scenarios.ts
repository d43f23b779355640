import { BILLING } from './billing.ts'
import { COMPUTING } from './computing.ts'
import { FORGETTING } from './forgetting.ts'
import { IMPORTING } from './importing.ts'
import { labelPictures } from './label-pictures.ts'
import { MOVING } from './moving.ts'
import type { Scenario } from './scenario.ts'
import { TELLING } from './telling.ts'

/** What is done with each kind of job when it is killed; a kind without one fails a test. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...BILLING,
  ...COMPUTING,
  ...IMPORTING,
  ...TELLING,
  ...FORGETTING,
  ...MOVING,
  'move-label-pictures': labelPictures,
}

import type { BillLayout } from '../bill-kind.ts'
import { BESIDE } from './beside.ts'
import { FULL_MANAGED } from './full-managed.ts'
import { LABELS } from './labels.ts'
import { SEMI_MANAGED } from './semi-managed.ts'
import { SHEIN } from './shein.ts'

/** Every layout of an official bill that is known. */
export const BILL_LAYOUTS: readonly BillLayout[] = [
  ...FULL_MANAGED,
  ...SEMI_MANAGED,
  ...LABELS,
  ...SHEIN,
  ...BESIDE,
]

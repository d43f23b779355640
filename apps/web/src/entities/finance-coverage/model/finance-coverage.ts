import type { OperationData } from '@haixuan/api-sdk'

export type FinanceCoverage = OperationData<'getFinanceCoverage'>
export type CoverageRow = FinanceCoverage['rows'][number]
export type DayState = CoverageRow['spans'][number]['state']

/** What the states of a day are called. */
export const DAY_STATES: Readonly<Record<DayState, string>> = {
  here: '有账单',
  empty: '没有账单',
  said: '已说明没有账单',
  missing: '缺',
  open: '还没到',
}

/** Why a bill is expected, in words; null: it needs none. */
export const BASIS_HINTS: Readonly<Record<CoverageRow['basis'], string | null>> = {
  needed: null,
  before: null,
  guess: '多数店铺有这种账单，这个账本还没有导入过：只是猜测',
}

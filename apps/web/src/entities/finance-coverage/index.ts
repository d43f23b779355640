export { financeCoverageQuery, storeCoverageQuery } from './api/finance-coverage.query.ts'
export {
  type CoverageGroup,
  completeCount,
  coverageGroups,
  coveredText,
  daysText,
  isCertain,
  isComplete,
  onlyState,
  rowMissing,
} from './lib/coverage-rows.ts'
export {
  BASIS_HINTS,
  type CoverageRow,
  DAY_STATES,
  type DayState,
  type FinanceCoverage,
} from './model/finance-coverage.ts'

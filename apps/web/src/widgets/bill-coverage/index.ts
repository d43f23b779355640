export { CoveragePart } from './ui/coverage-part.tsx'
export { StoreCoverage } from './ui/store-coverage.tsx'

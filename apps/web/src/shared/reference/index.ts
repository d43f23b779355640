export { referenceWanted } from './load-reference.ts'
export { sheinLocationsQuery } from './reference.query.ts'

export { referenceWanted } from './load-reference.ts'

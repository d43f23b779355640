export { copyWanted } from './model/copy-text.ts'

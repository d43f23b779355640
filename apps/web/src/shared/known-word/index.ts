export { stateWord, wordOf } from './known-word.ts'

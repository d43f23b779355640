export { nativeEntry } from './zip/native-entry.ts'

export { $isOnline, onlineChanged } from './online.ts'

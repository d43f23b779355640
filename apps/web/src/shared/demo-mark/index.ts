export { DemoMark } from './demo-mark.tsx'

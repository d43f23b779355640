export { useLabelSync } from './ui/use-label-sync.ts'

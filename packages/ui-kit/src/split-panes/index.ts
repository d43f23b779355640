export { SplitPanes, type SplitPanesProps } from './split-panes.tsx'

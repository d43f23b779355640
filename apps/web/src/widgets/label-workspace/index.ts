export { LabelWorkspace } from './ui/label-workspace.tsx'

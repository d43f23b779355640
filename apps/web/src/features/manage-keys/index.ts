export { scopeName } from './config/scopes.ts'
export { KeyPanel } from './ui/key-panel.tsx'

export { useRovingFocus } from './use-roving-focus.ts'

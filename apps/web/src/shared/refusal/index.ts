export { isRefusal } from './is-refusal.ts'
export { RefusedState } from './refused-state.tsx'

export { RefusedState } from './refused-state.tsx'

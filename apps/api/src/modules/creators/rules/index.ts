// Rules that other modules may use.
export { PERIODS } from './potential.ts'

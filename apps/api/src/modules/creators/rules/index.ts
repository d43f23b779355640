// Rules that other modules may use.
export { isHandle } from './creator-check.ts'
export type { CreatorRecord, LiveRecord, VideoRecord } from './creator-record.ts'
export { PERIODS } from './potential.ts'

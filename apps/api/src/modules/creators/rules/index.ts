// Rules that other modules may use.
export type { CreatorRecord, LiveRecord, VideoRecord } from './creator-record.ts'
export { PERIODS } from './potential.ts'

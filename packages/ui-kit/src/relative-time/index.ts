export { exactTime, relativeTime } from './relative-text.ts'
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx'

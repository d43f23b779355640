import { beijingTime } from '@haixuan/rules'

/** `2026-11-25 20:31`, China Standard Time. */
export const whenText = (at: number): string => beijingTime(at).slice(0, 16).replace('T', ' ')

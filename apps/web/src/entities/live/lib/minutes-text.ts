import { MISSING } from '@haixuan/ui-kit'

/** `45 分钟`, `2 小时 05 分`; — where it is not known. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return MISSING
  if (minutes < 60) return `${minutes} 分钟`
  return `${Math.floor(minutes / 60)} 小时 ${String(minutes % 60).padStart(2, '0')} 分`
}
